import type { Page } from '@playwright/test';
import { expect } from './product-test.ts';

declare global {
  interface Window {
    isHeld: boolean;
  }
}

export const leaving = (page: Page) => page.locator('[data-step] [inert]');

/** Pauses slides at their first frame. */
export async function holdChange(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.isHeld = true;
    new MutationObserver((changes) => {
      const isChange = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node instanceof HTMLElement && node.inert),
      );
      if (isChange && window.isHeld) for (const animation of document.getAnimations()) animation.pause();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Position and visibility of both screens at a fraction of the duration. */
export async function screensAt(page: Page, share: number) {
  return page.evaluate((share) => {
    const old = document.querySelector<HTMLElement>('[data-step] [inert]');
    const screens = { old, new: old?.nextElementSibling as HTMLElement };
    const seen = Object.entries(screens).map(([name, screen]) => {
      const [animation] = screen?.getAnimations() ?? [];
      const duration = Number(animation?.effect?.getComputedTiming().duration);
      if (animation) animation.currentTime = duration * share;
      const { opacity } = getComputedStyle(screen as HTMLElement);
      return [
        name,
        { x: screen?.getBoundingClientRect().x ?? 0, opacity: Number(opacity), duration },
      ] as const;
    });
    return Object.fromEntries(seen) as Record<
      'old' | 'new',
      { x: number; opacity: number; duration: number }
    >;
  }, share);
}

/** Resumes the slide. */
export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.isHeld = false;
    for (const animation of document.getAnimations()) animation.play();
  });
  await expect(leaving(page)).toHaveCount(0);
}
