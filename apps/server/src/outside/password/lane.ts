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
 * Runs a few at once and lets a few wait, in the order they came; who is `first` goes before all others, and takes the
 * place of the last of them where no more may wait. Everybody else is turned away: at once, or after the longest wait.
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
      // Whoever ends hands the place over, so that nobody who comes later can take it.
      const next = first.shift() ?? others.shift();
      if (next) next.start();
      else active--;
    }
  };
}
