import { hexOf, oklchOf } from './color.ts';
import { type BrandColors, palette } from './palette.ts';

/** Saturated colours would leave the gamut at these lightnesses, with another contrast. */
const MAX_CHROMA = 0.11;

/** The same for every retailer: colours of statuses, deadlines and conflicts, in addition to their text. */
const OURS = {
  light: {
    accentGround: '#faede5',
    ochre: '#855a08',
    ochreGround: '#fbf1da',
    sea: '#23607a',
    seaGround: '#e6f0f4',
    plum: '#6b4a7d',
    plumGround: '#f1eaf4',
    grey: '#5e625f',
    greyGround: '#efece6',
    found: '#fbe6b8',
  },
  dark: {
    accentGround: '#3a261c',
    ochre: '#e3b45c',
    ochreGround: '#352a14',
    sea: '#8cc3d8',
    seaGround: '#1b2f38',
    plum: '#c7a6da',
    plumGround: '#2e2436',
    grey: '#a4aaa6',
    greyGround: '#262d2a',
    found: '#5c4718',
  },
};

/** The colours of the desk, light and dark. In the dark scheme everything is a tone of `ink`, `primary` or `accent`. */
export function deskPalettes(colors: BrandColors) {
  const base = palette(colors);
  const tone = (of: string, l: number, share: number) => {
    const { c, h } = oklchOf(of);
    return hexOf({ l, c: Math.min(c * share, MAX_CHROMA), h });
  };
  const line = oklchOf(colors.line);
  const light = {
    ...base,
    ...OURS.light,
    /** The outermost background. */
    frame: hexOf({ ...line, l: line.l + (1 - line.l) * 0.56, c: line.c * 0.62 }),
    /** The background of a row under the pointer. */
    hover: hexOf({ ...line, l: line.l + (1 - line.l) * 0.68, c: line.c * 0.48 }),
    /** Lines between rows. */
    hair: hexOf({ ...line, l: line.l + (1 - line.l) * 0.36, c: line.c * 0.78 }),
    /** The background of primary buttons, the same under a pointer, and the text on both. */
    fill: base.primary,
    fillDark: base.primaryDark,
    onFill: base.surface,
  };
  const grey = (l: number, share: number) => tone(colors.ink, l, share);
  const dark: typeof light = {
    ...OURS.dark,
    frame: grey(0.2016, 0.6),
    paper: grey(0.2225, 0.65),
    surface: grey(0.2387, 0.71),
    hover: grey(0.2671, 0.76),
    sand: grey(0.2862, 0.86),
    hair: grey(0.2943, 0.86),
    line: grey(0.3327, 0.94),
    border: grey(0.3327, 0.94),
    disabled: grey(0.3327, 0.94),
    field: grey(0.6207, 1),
    placeholder: grey(0.7, 1),
    disabledInk: grey(0.7481, 0.97),
    soft: grey(0.7481, 0.97),
    ink: grey(0.9389, 0.38),
    tint: tone(colors.primary, 0.3148, 0.48),
    fillDark: tone(colors.primary, 0.4498, 1.05),
    fill: tone(colors.primary, 0.5155, 1.22),
    onFill: '#ffffff',
    primary: tone(colors.primary, 0.7642, 1.24),
    primaryDark: tone(colors.primary, 0.82, 1.1),
    accent: tone(colors.accent, 0.7802, 0.78),
    error: '#ff9a8f',
    errorGround: '#3d201d',
    star: '#e3b45c',
  };
  return { light, dark };
}
