import { HasherBusyError } from './password-hasher.ts';

/** Runs at most `running` at once and lets at most `waiting` wait, first come first served; more are turned away. */
export function limitAtOnce({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let active = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (active < running) active++;
    else if (queue.length >= waiting) throw new HasherBusyError();
    // Whoever ends hands the place over, so that nobody who comes later can take it.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}
