import { contrast } from './color.ts';
import { type BrandColors, type ColorName, palette } from './palette.ts';

/** Text needs 4.5; edges and the focus mark need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const READ = 4.5;
const SEEN = 3;

/** Every pair of foreground and background colours in screens and mails. */
const PAIRS: readonly (readonly [on: ColorName, needs: number, above: readonly ColorName[]])[] = [
  ['paper', READ, ['ink', 'soft', 'primary', 'primaryDark', 'accent', 'error']],
  ['surface', READ, ['ink', 'soft', 'placeholder', 'primary', 'primaryDark', 'error']],
  ['tint', READ, ['ink', 'soft', 'primary', 'primaryDark']],
  ['sand', READ, ['ink', 'soft']],
  ['primary', READ, ['surface']],
  ['primaryDark', READ, ['surface']],
  ['errorGround', READ, ['ink']],
  ['errorGround', SEEN, ['error']],
  ['paper', SEEN, ['field']],
  ['surface', SEEN, ['field', 'accent']],
  ['sand', SEEN, ['accent']],
];

/** Names for the retailer: a derived colour is named after the chosen colour that it comes from. */
const FOLLOWS: Partial<Record<ColorName, keyof BrandColors>> = {
  sand: 'line',
  field: 'line',
  placeholder: 'soft',
  primaryDark: 'primary',
};

/** The pairs with too little contrast, such as "ink on paper: 3.1, needs 4.5". */
export function contrastFaults(colors: BrandColors): string[] {
  const all = palette(colors);
  const name = (color: ColorName) => (FOLLOWS[color] ? `${color} (from ${FOLLOWS[color]})` : color);
  return PAIRS.flatMap(([on, needs, above]) =>
    above
      .map((text) => ({ text, ratio: contrast(all[text], all[on]) }))
      .filter(({ ratio }) => ratio < needs)
      // Rounded down: 4.499 is not 4.5.
      .map(
        ({ text, ratio }) => `${name(text)} on ${name(on)}: ${Math.floor(ratio * 10) / 10}, needs ${needs}`,
      ),
  );
}
