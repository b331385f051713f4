export type Turn<T> = { readonly came: true; readonly result: T } | { readonly came: false };

interface Waiting {
  readonly weight: number;
  readonly start: () => void;
}

/**
 * Lets a few acts run at once and the others wait in the order they came. Who waits too long, or is not waited for any
 * more, leaves the queue without a turn.
 */
export function turnQueue(places: number, maxWaitMs: number) {
  const waiting: Waiting[] = [];
  let free = places;

  function startNext(): void {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.weight;
      next.start();
    }
  }

  async function takeTurn(weight: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const entry = { weight, start: () => resolve(true) };
    const leave = () => {
      const index = waiting.indexOf(entry);
      if (index === -1) return;
      waiting.splice(index, 1);
      resolve(false);
      // Whoever stood behind a heavy one may fit now.
      startNext();
    };
    const timer = setTimeout(leave, maxWaitMs);
    signal.addEventListener('abort', leave, { once: true });
    waiting.push(entry);
    startNext();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  }

  return async function inTurn<T>(
    weight: number,
    signal: AbortSignal,
    act: () => Promise<T>,
  ): Promise<Turn<T>> {
    if (!(await takeTurn(weight, signal))) return { came: false };
    try {
      return { came: true, result: await act() };
    } finally {
      free += weight;
      startNext();
    }
  };
}
