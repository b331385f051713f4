import { hexOf, oklchOf } from './color.ts';
import { type BrandColors, palette } from './palette.ts';

/** The colours of a mail, and their replacements in a dark mail program: tones of `primary`. */
export function mailPalettes(colors: BrandColors) {
  const { paper, surface, line, tint, ink, soft, primary, errorGround } = palette(colors);
  const { c, h } = oklchOf(primary);
  const tone = (l: number, share: number, turn = 0) => hexOf({ l, c: c * share, h: h + turn });
  const page = oklchOf(paper);
  const light = {
    ...{ paper, surface, line, tint, ink, soft, primary },
    onPrimary: surface,
    errorGround,
    errorInk: '#8f1e18',
  };
  const dark: typeof light = {
    paper: tone(0.215, 0.11),
    surface: tone(0.26, 0.15),
    line: tone(0.375, 0.21, -2),
    tint: tone(0.312, 0.336, -2),
    ink: hexOf({ ...page, l: 0.9465, c: page.c * 1.554 }),
    soft: tone(0.805, 0.18, -10),
    primary: tone(0.795, 1.02, -1),
    onPrimary: tone(0.229, 0.384, -1),
    errorGround: '#3d211e',
    errorInk: '#f5b8b1',
  };
  return { light, dark };
}

export type MailPalettes = ReturnType<typeof mailPalettes>;
export type MailColor = keyof MailPalettes['light'];
