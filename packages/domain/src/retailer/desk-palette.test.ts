import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from './color.ts';
import { DEFAULT_BRAND } from './default-brand.ts';
import { deskPalettes } from './desk-palette.ts';

const { colors } = DEFAULT_BRAND;

/** The perceptual difference of two colours; below 0.02 it is invisible. */
function difference(one: string, other: string): number {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, a.c - b.c * Math.cos(turn), b.c * Math.sin(turn));
}

test.each(
  Object.entries({
    light: { frame: '#f5f0e7', hover: '#f8f4ed', hair: '#f0e9de' },
    dark: {
      ...{ frame: '#121815', paper: '#161d1a', surface: '#19211e', sand: '#232d29', line: '#2e3934' },
      ...{ ink: '#e8ece8', soft: '#a4b1aa', fill: '#2b7760', primary: '#7cc4a6', accent: '#f0a27c' },
    },
  }),
)('the %s colours derived from the defaults are those of the design', (scheme, design) => {
  const derived: Record<string, string> = deskPalettes(colors)[scheme as 'light' | 'dark'];
  for (const [name, color] of Object.entries(design)) {
    expect(difference(derived[name] ?? '', color), name).toBeLessThan(0.02);
  }
});

test('at night every brand can be read', () => {
  const hue = fc.double({ min: 0, max: 360, noNaN: true });
  const chroma = fc.double({ min: 0, max: 0.2, noNaN: true });
  fc.assert(
    fc.property(hue, hue, chroma, (h, other, c) => {
      const { dark } = deskPalettes({
        ...colors,
        ink: hexOf({ l: 0.25, c: c / 8, h: other }),
        primary: hexOf({ l: 0.42, c, h }),
        accent: hexOf({ l: 0.53, c, h: other }),
      });
      for (const ground of [dark.frame, dark.paper, dark.surface, dark.sand]) {
        for (const text of [dark.ink, dark.soft, dark.placeholder, dark.primary, dark.error]) {
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(dark.accent, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(dark.onFill, dark.fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.primary, dark.tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.field, dark.surface)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('what a search has found can be read, by day and by night', () => {
  for (const { ink, found } of Object.values(deskPalettes(colors)))
    expect(contrast(ink, found)).toBeGreaterThanOrEqual(4.5);
});

test('the words of a status can be read on every ground they stand on, by day and by night', () => {
  const { light, dark } = deskPalettes(colors);
  for (const shown of [light, dark]) {
    for (const name of ['ochre', 'sea', 'plum', 'grey', 'accent'] as const) {
      for (const ground of [shown.surface, shown.paper, shown[`${name}Ground`]]) {
        expect(contrast(shown[name], ground), name).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
