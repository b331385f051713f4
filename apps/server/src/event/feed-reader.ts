import type { NumberedEvent } from './event-feed.queries.ts';

/** More than any live reader lags behind. */
const MOST_WAITING = 1_000;

/** The queue of one follower. A slow reader is dropped, and reconnects with its last number. */
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
