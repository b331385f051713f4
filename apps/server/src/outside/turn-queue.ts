export type Turn<T> = { readonly came: true; readonly result: T } | { readonly came: false };

interface Waiting {
  readonly weight: number;
  readonly start: () => void;
  readonly leave: () => void;
}

interface QueueRules {
  /** How many acts run at once. */
  readonly places: number;
  readonly maxWaitMs: number;
  readonly maxWaiting: number;
}

interface Place {
  /** The owner of the act, for fairness. */
  readonly owner: string;
  /** How many places the act takes. */
  readonly weight: number;
  readonly signal: AbortSignal;
}

/**
 * A fair queue: a few acts run at once, the others wait. Owners take turns (round robin), each in the order of its own
 * acts, so an owner of many acts delays only itself. An act leaves without a turn after `maxWaitMs` or when its signal
 * aborts. If too many acts wait, the owner with the most loses its last one.
 */
export function turnQueue({ places, maxWaitMs, maxWaiting }: QueueRules) {
  /** Owners in the order of their next turns. */
  const waiting = new Map<string, Waiting[]>();
  let free = places;
  let count = 0;

  function startNext(): void {
    for (;;) {
      const [owner, line] = waiting.entries().next().value ?? [];
      const next = line?.[0];
      if (owner === undefined || !line || !next || next.weight > free) return;
      remove(owner, next);
      if (line.length > 0) {
        // Moves the owner to the end of the round.
        waiting.delete(owner);
        waiting.set(owner, line);
      }
      free -= next.weight;
      next.start();
    }
  }

  function remove(owner: string, entry: Waiting): boolean {
    const line = waiting.get(owner) ?? [];
    const index = line.indexOf(entry);
    if (index === -1) return false;
    line.splice(index, 1);
    if (line.length === 0) waiting.delete(owner);
    count--;
    return true;
  }

  function sendLastAway(): void {
    const longest = [...waiting.values()].reduce((most, line) => (line.length >= most.length ? line : most));
    longest.at(-1)?.leave();
  }

  async function takeTurn({ owner, weight, signal }: Place): Promise<boolean> {
    if (signal.aborted) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const leave = () => {
      if (!remove(owner, entry)) return;
      resolve(false);
      // A later, lighter act may fit now.
      startNext();
    };
    const entry = { weight, start: () => resolve(true), leave };
    const timer = setTimeout(leave, maxWaitMs);
    signal.addEventListener('abort', leave, { once: true });
    const line = waiting.get(owner);
    if (line) line.push(entry);
    else waiting.set(owner, [entry]);
    count++;
    startNext();
    if (count > maxWaiting) sendLastAway();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  }

  return async function inTurn<T>(place: Place, act: () => Promise<T>): Promise<Turn<T>> {
    if (!(await takeTurn(place))) return { came: false };
    try {
      return { came: true, result: await act() };
    } finally {
      free += place.weight;
      startNext();
    }
  };
}
