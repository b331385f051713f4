import { Component, createRef, type ReactNode } from 'react';
import { restPointer } from './rest-pointer.ts';
import style from './slide.module.css';

export type SlideProps = { stepKey: string; direction?: 'forward' | 'back'; children: ReactNode };

type Shown = { stepKey: string; isNew: boolean };
type Left = { screen: HTMLElement; top: number };

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

/**
 * Changes the screen: what arrives with a new `stepKey` slides in while what was there slides out. The new screen takes
 * every tap from the first moment on. The first screen stands still. Use it inside a Page, which clips what is beyond
 * the edge.
 */
export class Slide extends Component<SlideProps, Shown> {
  override state: Shown = { stepKey: this.props.stepKey, isNew: false };
  readonly #stage = createRef<HTMLDivElement>();

  static getDerivedStateFromProps({ stepKey }: SlideProps, shown: Shown): Shown | null {
    return stepKey === shown.stepKey ? null : { stepKey, isNew: true };
  }

  /** The last moment in which the old screen is where the visitor saw it. */
  override getSnapshotBeforeUpdate({ stepKey }: SlideProps): Left | null {
    const screen = this.#stage.current?.lastElementChild;
    if (stepKey === this.props.stepKey || !(screen instanceof HTMLElement)) return null;
    return { screen, top: screen.getBoundingClientRect().top };
  }

  override componentDidUpdate(_: SlideProps, __: Shown, left: Left | null): void {
    const stage = this.#stage.current;
    if (!left || !stage) return;
    restPointer();
    void showLeaving(stage, left, style[this.props.direction === 'back' ? 'leaveBack' : 'leave'] ?? '');
  }

  override render() {
    const { stepKey, direction = 'forward', children } = this.props;
    return (
      <div ref={this.#stage} className={style['stage']}>
        <div key={stepKey} className={this.state.isNew ? style[direction] : undefined}>
          {children}
        </div>
      </div>
    );
  }
}

/** React has taken the old screen out of the page. It comes back as a mere picture, until it has slid out. */
async function showLeaving(stage: HTMLElement, { screen, top }: Left, look: string): Promise<void> {
  for (const earlier of stage.querySelectorAll(':scope > [inert]')) earlier.remove();
  for (const hook of HOOKS)
    for (const element of screen.querySelectorAll(`[${hook}]`)) element.removeAttribute(hook);
  screen.inert = true;
  screen.ariaHidden = 'true';
  screen.className = look;
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
