import { Component, createRef, type ReactNode } from 'react';
import { type Direction, type Left, showLeaving } from './show-leaving.ts';
import style from './slide.module.css';

export type SlideProps = { stepKey: string; direction?: Direction; children: ReactNode };

type Shown = { stepKey: string; isNew: boolean };

/**
 * Animates a change of screen: content with a new `stepKey` slides in while the old one slides out. The new screen is
 * interactive at once. The first screen is not animated. Use it inside a Page, which clips overflow.
 */
export class Slide extends Component<SlideProps, Shown> {
  override state: Shown = { stepKey: this.props.stepKey, isNew: false };
  readonly #stage = createRef<HTMLDivElement>();

  static getDerivedStateFromProps({ stepKey }: SlideProps, shown: Shown): Shown | null {
    return stepKey === shown.stepKey ? null : { stepKey, isNew: true };
  }

  /** The last moment with the old screen in its place. */
  override getSnapshotBeforeUpdate({ stepKey }: SlideProps): Left | null {
    const screen = this.#stage.current?.lastElementChild;
    if (stepKey === this.props.stepKey || !(screen instanceof HTMLElement)) return null;
    return { screen, top: screen.getBoundingClientRect().top };
  }

  /** React has removed the old screen. */
  override componentDidUpdate(_: SlideProps, __: Shown, left: Left | null): void {
    const stage = this.#stage.current;
    if (left && stage) void showLeaving(stage, left, this.props.direction ?? 'forward');
  }

  override render() {
    const { stepKey, direction = 'forward', children } = this.props;
    return (
      <div ref={this.#stage} className={style['stage']} data-stage="">
        <div key={stepKey} data-slide={this.state.isNew ? direction : undefined}>
          {children}
        </div>
      </div>
    );
  }
}
