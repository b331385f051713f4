import { describe, expect, test } from 'vitest';
import { contrastFaults } from './brand-contrast.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { parseTheme, themeSheet } from './theme.ts';

const { colors } = DEFAULT_SETTINGS.brand;
const WINE = '#7a1f3d';

describe('a page’s theme', () => {
  test('has another colour of buttons, links and marks', () => {
    expect(contrastFaults({ ...colors, primary: WINE })).toEqual([]);
    expect(parseTheme({ color: WINE.toUpperCase() }, colors)).toEqual({
      properties: { primary: WINE, 'primary-dark': expect.stringMatching(/^#[0-9a-f]{6}$/) },
      refused: [],
    });
  });

  test.each([
    ['small', '8px'],
    ['large', '28px'],
    ['normal', undefined],
  ])('has %s corners', (corners, radius) => {
    const { properties, refused } = parseTheme({ corners }, colors);
    expect(refused).toEqual([]);
    expect(properties['tile-radius']).toBe(radius);
  });

  test('is refused a colour that nobody can read, with the reason', () => {
    expect(parseTheme({ color: '#ffe94d', corners: 'small' }, colors)).toEqual({
      properties: expect.objectContaining({ 'tile-radius': '8px' }),
      refused: [expect.stringMatching(/^color \(.*primary.*needs 4\.5/)],
    });
  });

  test.each<[object, string]>([
    [{ color: 'red' }, 'color'],
    [{ color: '#7a1f3d;background:url(x)' }, 'color'],
    [{ color: 7 }, 'color'],
    [{ corners: 'round' }, 'corners'],
    [{ corners: 'toString' }, 'corners'],
    [{ corners: '40px' }, 'corners'],
    [{ font: 'Comic Sans' }, 'font'],
    [{ paper: '#000000' }, 'paper'],
    [{ '--ink': '#ffffff' }, '--ink'],
  ])('lets nothing else in: %j', (given, name) => {
    expect(parseTheme(given as Record<string, unknown>, colors)).toEqual({
      properties: {},
      refused: [expect.stringMatching(new RegExp(`^${name}`))],
    });
  });
});

describe('the theme in an address', () => {
  const sheetOf = (query: Readonly<Record<string, string>>) =>
    themeSheet((name) => query[name] ?? null, colors);

  test('is a sheet for frames', () => {
    expect(sheetOf({ theme_color: WINE, theme_corners: 'small', color: '#000000' })).toMatch(
      /^@media \(forced-colors:none\)\{:root\[data-framed\]\{--primary:#7a1f3d;--primary-dark:#\w{6};--tile-radius:8px;[^{}]*\}\}$/,
    );
  });

  test.each([
    {},
    { theme_color: '#ffe94d' },
    { theme_color: '#7a1f3d}*{display:none}' },
    { theme_corners: '</style><script>' },
    { theme_corners: 'normal' },
    { theme_paper: '#000000' },
  ])('is no sheet where it says %j', (query) => {
    expect(sheetOf(query)).toBe('');
  });
});
