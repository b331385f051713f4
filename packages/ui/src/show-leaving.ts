import { restPointer } from './rest-pointer.ts';

export type Direction = 'forward' | 'back';

/** A screen that has been taken out of the page, and where its top was. */
export type Left = { readonly screen: HTMLElement; readonly top: number };

/** What tests and scripts find a control by, and what may be there once only. */
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

/** The old screen comes back into the stage (slide.tsx) as a mere picture, until it has slid out. */
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
  // The new screen begins at the top of the page, wherever the visitor had scrolled to.
  const offset = Math.round(top - stage.getBoundingClientRect().top);
  screen.style.top = `${offset}px`;
  if (offset < 0) screen.style.clipPath = `inset(${-offset}px 0 0)`;
  stage.prepend(screen);
  const slides = screen.getAnimations();
  // What moved in it has moved, and would begin anew.
  for (const one of screen.getAnimations({ subtree: true })) if (!slides.includes(one)) one.cancel();
  await Promise.allSettled(slides.map(({ finished }) => finished));
  screen.remove();
}
