import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastFaults } from './brand-contrast.ts';
import { contrast, hexOf, oklchOf } from './color.ts';
import { DEFAULT_BRAND } from './default-brand.ts';
import { mailPalettes } from './mail-palette.ts';
import { type BrandColors, palette } from './palette.ts';

const { colors } = DEFAULT_BRAND;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

describe('a colour', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffff00', 8],
  ])('%s and %s are %d apart', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('stays what it is when it is taken apart and put together', () => {
    fc.assert(fc.property(hex, (color) => hexOf(oklchOf(color)) === color));
  });
});

test('the colours derived from the defaults are those of the design', () => {
  const { sand, field, border, placeholder, primaryDark } = palette(colors);
  expect({ sand, field, border, placeholder, primaryDark }).toEqual({
    sand: '#f3ede4',
    field: '#8a8377',
    border: '#d9cdbb',
    placeholder: '#6b746f',
    primaryDark: '#17463a',
  });
  const { primary, tint, ink, soft } = mailPalettes(colors).dark;
  expect({ primary, tint, ink, soft }).toEqual({
    primary: '#8fcbb4',
    tint: '#26352e',
    ink: '#f1ede5',
    soft: '#b9c2bc',
  });
});

describe('colours that cannot be read', () => {
  const without = (changed: Partial<BrandColors>) => contrastFaults({ ...colors, ...changed });

  test('are absent from the default', () => {
    expect(contrastFaults(colors)).toEqual([]);
  });

  test.each<[Partial<BrandColors>, string]>([
    [{ ink: '#8a9790' }, 'ink on paper: 2.8, needs 4.5'],
    [{ soft: '#90a0a0' }, 'soft on surface: 2.7, needs 4.5'],
    [{ soft: '#66726c' }, 'placeholder (from soft) on surface: 3.7, needs 4.5'],
    [{ primary: '#e07b1f' }, 'surface on primary: 2.9, needs 4.5'],
    [{ tint: '#7fa593' }, 'primary on tint: 2.9, needs 4.5'],
    [{ accent: '#ffd54a' }, 'accent on surface: 1.4, needs 3'],
    [{ line: '#f6f4f0' }, 'field (from line) on paper: 2.9, needs 3'],
    [{ surface: '#2a2f35' }, 'error on surface: 2, needs 4.5'],
  ])('%j: %s', (changed, fault) => {
    expect(without(changed)).toContain(fault);
  });

  test('are reported one by one', () => {
    expect(without({ accent: '#ffffff' })).toEqual([
      'accent on paper: 1, needs 4.5',
      'accent on surface: 1, needs 3',
      'accent on sand (from line): 1.1, needs 3',
    ]);
  });
});

test('any accepted palette is readable, in a dark mail too', () => {
  const any = fc.record({
    ...{ paper: hex, surface: hex, line: hex, tint: hex, ink: hex, soft: hex, primary: hex, accent: hex },
  });
  const near = fc.record({ primary: hex, accent: hex }).map((chosen) => ({ ...colors, ...chosen }));
  let passed = 0;
  fc.assert(
    fc.property(fc.oneof(any, near), (chosen) => {
      const all = palette(chosen);
      const isReadable =
        contrast(all.ink, all.paper) >= 4.5 &&
        contrast(all.primary, all.surface) >= 4.5 &&
        contrast(all.accent, all.paper) >= 4.5 &&
        contrast(all.field, all.surface) >= 3;
      const faults = contrastFaults(chosen);
      expect(isReadable || faults.length > 0).toBe(true);
      if (faults.length > 0) return;
      passed += 1;
      const { dark } = mailPalettes(chosen);
      for (const ground of ['paper', 'surface', 'tint'] as const) {
        expect(contrast(dark.ink, dark[ground])).toBeGreaterThan(4.5);
        expect(contrast(dark.soft, dark[ground])).toBeGreaterThan(4.5);
      }
      expect(contrast(dark.onPrimary, dark.primary)).toBeGreaterThan(4.5);
    }),
    { numRuns: 2_000 },
  );
  expect(passed).toBeGreaterThan(20);
});
