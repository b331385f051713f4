import { HasherBusyError } from './password-hasher.ts';

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface LaneSize {
  readonly running: number;
  readonly waiting: number;
  readonly maxWaitMs: number;
}

/**
 * A bounded priority queue, first in, first out. A caller with `first` goes before all others, and replaces the last of
 * them if the queue is full. Any other caller is refused: at once if the queue is full, or after `maxWaitMs`.
 */
export function lane({ running, waiting, maxWaitMs }: LaneSize) {
  const first: Waiting[] = [];
  const others: Waiting[] = [];
  let active = 0;

  async function wait(queue: Waiting[]): Promise<void> {
    if (first.length + others.length >= waiting) {
      const last = queue === first ? others.at(-1) : undefined;
      if (!last) throw new HasherBusyError();
      last.refuse();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { start: resolve, refuse: () => leave() };
    const leave = () => {
      queue.splice(queue.indexOf(entry), 1);
      reject(new HasherBusyError());
    };
    queue.push(entry);
    const timer = setTimeout(leave, maxWaitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  return async function run<T>(isFirst: boolean, act: () => Promise<T>): Promise<T> {
    if (active < running) active++;
    else await wait(isFirst ? first : others);
    try {
      return await act();
    } finally {
      // Finished work hands its place to the next in line, so that no later caller can take it.
      const next = first.shift() ?? others.shift();
      if (next) next.start();
      else active--;
    }
  };
}
