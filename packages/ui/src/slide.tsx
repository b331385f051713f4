import { Component, createRef, type ReactNode } from 'react';
import { type Direction, type Left, showLeaving } from './show-leaving.ts';
import style from './slide.module.css';

export type SlideProps = { stepKey: string; direction?: Direction; children: ReactNode };

type Shown = { stepKey: string; isNew: boolean };

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

  /** React has taken the old screen out of the page. */
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
