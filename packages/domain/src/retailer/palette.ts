import { z } from '../schema.ts';
import { hexColor, hexOf, oklchOf } from './color.ts';

/** The colours that the retailer chooses. All others are derived from these or fixed. */
export const brandColorsSchema = z.object({
  /** The background of the page. */
  paper: hexColor,
  /** The background of cards, tiles and fields, and the text on `primary`. */
  surface: hexColor,
  /** Separating lines. Field edges and shaded backgrounds are derived from it. */
  line: hexColor,
  /** The background of the chosen option, and of notes. */
  tint: hexColor,
  ink: hexColor,
  /** Secondary text. */
  soft: hexColor,
  /** Buttons, links, marks. */
  primary: hexColor,
  /** The focus mark. */
  accent: hexColor,
});

export type BrandColors = z.output<typeof brandColorsSchema>;

/** The same for every retailer: errors, disabled controls and ratings. */
const OURS = {
  error: '#b3261e',
  errorGround: '#fbedea',
  star: '#c98a1b',
  disabled: '#d9d5cc',
  disabledInk: '#5e625f',
};

/** All colours of the pages. */
export function palette(colors: BrandColors) {
  const [line, soft, primary] = [colors.line, colors.soft, colors.primary].map(oklchOf) as [Tone, Tone, Tone];
  return {
    ...colors,
    /** A receding background: behind pictures, and of read-only fields. */
    sand: hexOf({ ...line, l: line.l + (1 - line.l) * 0.473, c: line.c * 0.636 }),
    /** The edge of a field. */
    field: hexOf({ ...line, l: line.l * 0.679, c: line.c * 0.914 }),
    /** The edge of a federal state on the map. */
    border: hexOf({ ...line, l: line.l * 0.9465, c: line.c * 1.306 }),
    placeholder: hexOf({ l: soft.l * 1.1364, c: soft.c * 0.705, h: soft.h - 1 }),
    /** `primary` under a pointer (hover). */
    primaryDark: hexOf({ l: primary.l * 0.845, c: primary.c * 0.807, h: primary.h + 3 }),
    ...OURS,
  };
}

type Tone = ReturnType<typeof oklchOf>;
export type Palette = ReturnType<typeof palette>;
export type ColorName = keyof Palette;
