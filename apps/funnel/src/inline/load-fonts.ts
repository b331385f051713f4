import { whenIdle } from '../shell/when-idle.ts';

const FONTS = { sans: '400 1em Figtree', serif: '560 1em Fraunces' };

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Applies the fonts one by one, so that each layout is short (first-paint.css). */
export async function loadFonts(settled: () => Promise<void>): Promise<void> {
  const loaded: string[] = [];
  for (const [name, font] of Object.entries(FONTS)) {
    await idle();
    await document.fonts.load(font).catch(() => undefined);
    await settled();
    loaded.push(name);
    document.documentElement.dataset['fonts'] = loaded.join(' ');
  }
}
