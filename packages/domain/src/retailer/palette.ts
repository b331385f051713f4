import { z } from '../schema.ts';
import { hexColor, hexOf, oklchOf } from './color.ts';

/** What the retailer chooses. Every other colour follows from these or is ours. */
export const brandColorsSchema = z.object({
  /** The ground of the page. */
  paper: hexColor,
  /** The ground of cards, tiles and fields, and what is written on `primary`. */
  surface: hexColor,
  /** Separates; fields and shaded grounds follow from it. */
  line: hexColor,
  /** The ground of what is chosen, and of notes. */
  tint: hexColor,
  ink: hexColor,
  /** Lesser texts. */
  soft: hexColor,
  /** Buttons, links, marks. */
  primary: hexColor,
  /** Shows where the focus is. */
  accent: hexColor,
});

export type BrandColors = z.output<typeof brandColorsSchema>;

/** The same for every retailer: they say what is wrong, cannot be used or was rated. */
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
    /** A ground that lies back: behind pictures, of what cannot be changed. */
    sand: hexOf({ ...line, l: line.l + (1 - line.l) * 0.473, c: line.c * 0.636 }),
    /** The edge of a field. */
    field: hexOf({ ...line, l: line.l * 0.679, c: line.c * 0.914 }),
    /** The edge of a land on the map. */
    border: hexOf({ ...line, l: line.l * 0.9465, c: line.c * 1.306 }),
    placeholder: hexOf({ l: soft.l * 1.1364, c: soft.c * 0.705, h: soft.h - 1 }),
    /** Of `primary` under a pointer. */
    primaryDark: hexOf({ l: primary.l * 0.845, c: primary.c * 0.807, h: primary.h + 3 }),
    ...OURS,
  };
}

type Tone = ReturnType<typeof oklchOf>;
export type Palette = ReturnType<typeof palette>;
export type ColorName = keyof Palette;
