import type { NumberedEvent } from './event-feed.queries.ts';

/** More than anybody lags behind who reads at all. */
const MOST_WAITING = 1_000;

/** What waits for one who follows the events. Who does not keep up is let go, and comes again with the last number. */
export class FeedReader implements AsyncIterable<readonly NumberedEvent[]> {
  #waiting: NumberedEvent[] = [];
  #isOver = false;
  #wake: () => void = () => undefined;

  push(events: readonly NumberedEvent[]): void {
    this.#waiting.push(...events);
    if (this.#waiting.length > MOST_WAITING) this.end();
    else this.#wake();
  }

  end(): void {
    this.#isOver = true;
    this.#waiting = [];
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<readonly NumberedEvent[]> {
    while (!this.#isOver) {
      const events = this.#waiting;
      this.#waiting = [];
      if (events.length > 0) yield events;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
