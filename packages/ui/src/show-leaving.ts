import { restPointer } from './rest-pointer.ts';

export type Direction = 'forward' | 'back';

/** A removed screen, and the position of its top. */
export type Left = { readonly screen: HTMLElement; readonly top: number };

/** Hooks of tests and scripts, and unique attributes. */
const HOOKS = [
  'id',
  'name',
  'data-value',
  'data-action',
  'data-date',
  'data-slot',
  'data-place',
  'data-first-field',
];

/** The old screen is reinserted into the stage (slide.tsx) as an inert copy, until it has slid out. */
export async function showLeaving(
  stage: Element,
  { screen, top }: Left,
  direction: Direction,
): Promise<void> {
  restPointer();
  for (const earlier of stage.querySelectorAll(':scope > [inert]')) earlier.remove();
  for (const hook of HOOKS)
    for (const element of screen.querySelectorAll(`[${hook}]`)) element.removeAttribute(hook);
  screen.inert = true;
  screen.ariaHidden = 'true';
  screen.dataset['slide'] = direction;
  // The new screen starts at the top of the page.
  const offset = Math.round(top - stage.getBoundingClientRect().top);
  screen.style.top = `${offset}px`;
  if (offset < 0) screen.style.clipPath = `inset(${-offset}px 0 0)`;
  stage.prepend(screen);
  const slides = screen.getAnimations();
  // Its animations have finished, and would restart.
  for (const one of screen.getAnimations({ subtree: true })) if (!slides.includes(one)) one.cancel();
  await Promise.allSettled(slides.map(({ finished }) => finished));
  screen.remove();
}
