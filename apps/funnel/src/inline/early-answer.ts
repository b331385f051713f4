import { pushEntry, replaceEntry } from '@funnel/browser/history-entry';
import { sleep } from '@funnel/browser/sleep';
import { AUTO_ADVANCE_MS } from '@funnel/domain/flow/funnel-state';
import { type Direction, showLeaving } from '@funnel/ui/show-leaving';
import type { EarlyAnswer } from '../shell/route.ts';

export interface EarlyAnswers {
  /** Shows the second question if the document has it for this tile. False if not (yet), or if React has started. */
  answer(tile: HTMLElement, tappedAt: number): boolean;
  /** Resolves when no slide is running. */
  settled(): Promise<void>;
  /** Hands over to React. Resolves with the early answer and the shown step. */
  takeOver(): Promise<EarlyAnswer | undefined>;
}

/**
 * The second question for an answer to the first: the server renders one for each tile (page-document.ts). While the
 * document loads it may be incomplete.
 */
function followUp(code: string): HTMLElement | null {
  if (document.readyState === 'loading') return null;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-after="${CSS.escape(code)}"]`);
  // Its pictures load from now on.
  return template && (document.importNode(template.content, true).firstElementChild as HTMLElement);
}

const stageOf = (frame: HTMLElement) => frame.querySelector('[data-stage]');

/** Replaces the first frame by the second, like React (slide.tsx). */
async function change(from: HTMLElement, to: HTMLElement, direction: Direction): Promise<void> {
  const old = stageOf(from)?.firstElementChild;
  const screen = stageOf(to)?.firstElementChild as HTMLElement;
  const left = { screen: old?.cloneNode(true) as HTMLElement, top: old?.getBoundingClientRect().top ?? 0 };
  from.replaceWith(to);
  scrollTo(0, 0);
  screen.dataset['slide'] = direction;
  screen.querySelector('h1')?.focus({ preventScroll: true });
  await showLeaving(stageOf(to) as Element, left, direction);
  delete screen.dataset['slide'];
}

/** Answers the first question before the page's own code is loaded, and shows the second. */
export function earlyAnswers(): EarlyAnswers {
  let isOver = false;
  let answered: string | undefined;
  let first: HTMLElement | undefined;
  let second: HTMLElement | undefined;
  let isPausing = false;
  /** Never rejects: the page's own code waits for it. */
  let changed: Promise<void> = Promise.resolve();

  async function advance(tappedAt: number): Promise<void> {
    isPausing = true;
    await sleep(tappedAt + AUTO_ADVANCE_MS - performance.now());
    isPausing = false;
    if (!first || !second) return;
    replaceEntry({ shown: first.dataset['step'], depth: 0 });
    pushEntry({ shown: second.dataset['step'], depth: 1 });
    await change(first, second, 'forward');
  }

  addEventListener('popstate', () => {
    if (isOver || !first || !second) return;
    const isBack = history.state?.shown === first.dataset['step'];
    const [from, to] = isBack ? [second, first] : [first, second];
    if (from.isConnected) changed = change(from, to, isBack ? 'back' : 'forward').catch(reportError);
  });

  return {
    answer(tile, tappedAt) {
      const code = tile.dataset['value'];
      const frame = tile.closest<HTMLElement>('[data-step]');
      const next = code !== undefined && frame !== second && (isPausing || !isOver) && followUp(code);
      if (!next || !frame) return false;
      answered = code;
      first = frame;
      second = next;
      if (!isPausing) changed = advance(tappedAt).catch(reportError);
      return true;
    },
    settled: () => changed,
    async takeOver() {
      isOver = true;
      await changed;
      const frame = second?.isConnected ? second : first;
      return answered === undefined ? undefined : { answered, shown: frame?.dataset['step'] };
    },
  };
}
