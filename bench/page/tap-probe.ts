interface TapProbe {
  /** Resolves with the time at which a step other than `from` was complete and at rest. */
  readonly arrival: (from: string | null) => Promise<number>;
  /**
   * Answers this many questions with their first tile, each as soon as it is at rest; returns the times from tap to
   * next question, in ms.
   */
  readonly walk: (questions: number) => Promise<number[]>;
  /** For a hurried visitor: the time of the tap that answered the first question. */
  readonly hurriedAnswer: Promise<number> | null;
}

declare global {
  interface Window {
    benchTaps: TapProbe;
  }
}

/**
 * Injected into the page before its scripts, so it must be self-contained. It taps from inside: a tap by the driver
 * would add the driver's latency.
 */
export function installTapProbe({ isHurried }: { readonly isHurried: boolean }): void {
  const TAP_EVERY_MS = 40;
  /** A tile that is marked without effect for this long is tapped again: the tap was lost. */
  const TAP_AGAIN_AFTER_MS = 6000;
  const GIVE_UP_AFTER_MS = 30_000;
  const REST_FRAMES = 3;

  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const stepShown = () => document.querySelector<HTMLElement>('[data-step]');
  const stepId = () => stepShown()?.dataset['step'] ?? null;
  const firstTile = () => document.querySelector<HTMLElement>('[role=radio][data-value]');

  /** The target of a tap in the middle of the element, if it is the element or a descendant. */
  function hit(element: Element): Element | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    return element.contains(found) ? found : null;
  }

  function tap(): number {
    const target = firstTile();
    const at = performance.now();
    if (target) hit(target)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return at;
  }

  function isMoving(element: Element): boolean {
    return document.getAnimations().some(({ effect, playState }) => {
      const moved = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && moved !== element && moved?.contains(element);
    });
  }

  /** Ignores pictures below the fold. */
  function hasPictures(step: Element): boolean {
    return [...step.querySelectorAll('img')]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0);
  }

  async function arrival(from: string | null): Promise<number> {
    const begun = performance.now();
    let rest = { since: 0, frames: 0, x: 0, y: 0 };
    while (performance.now() - begun < GIVE_UP_AFTER_MS) {
      await frame();
      const step = stepShown();
      const anchor = firstTile() ?? step?.querySelector('h1');
      const isComplete =
        step && anchor && stepId() !== from && hit(anchor) && !isMoving(anchor) && hasPictures(step);
      if (!isComplete) {
        rest.frames = 0;
        continue;
      }
      const { x, y } = anchor.getBoundingClientRect();
      const isStill = rest.frames > 0 && Math.abs(x - rest.x) < 0.5 && Math.abs(y - rest.y) < 0.5;
      rest = { since: isStill ? rest.since : performance.now(), frames: isStill ? rest.frames + 1 : 1, x, y };
      if (rest.frames >= REST_FRAMES) return rest.since;
    }
    throw new Error(`nothing came to rest after step ${from}`);
  }

  async function walk(questions: number): Promise<number[]> {
    const times: number[] = [];
    for (let count = 0; count < questions; count += 1) {
      const next = arrival(stepId());
      const at = tap();
      times.push((await next) - at);
    }
    return times;
  }

  /** Taps from the first frame in which the first tile can be hit, until the page has accepted the answer. */
  async function answerHurriedly(): Promise<number> {
    let tile = firstTile();
    while (!tile || !hit(tile)) {
      await frame();
      tile = firstTile();
    }
    const first = stepId();
    let last = Number.NEGATIVE_INFINITY;
    while (stepId() === first) {
      if (performance.now() > GIVE_UP_AFTER_MS) throw new Error(`no tap was taken at step ${first}`);
      const isTaken = firstTile()?.ariaChecked === 'true';
      if (!isTaken || performance.now() - last > TAP_AGAIN_AFTER_MS) last = tap();
      await pause(TAP_EVERY_MS);
    }
    return last;
  }

  window.benchTaps = { arrival, walk, hurriedAnswer: isHurried ? answerHurriedly() : null };
}
