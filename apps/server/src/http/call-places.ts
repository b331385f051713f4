/** More calls would only queue for the database, longer than a visitor waits. */
const MOST = 150;
/** A third: no network can take the places of all others. */
const MOST_OF_ONE = 50;
/** Every wait of a call is bounded by a few seconds. A place that is taken for longer has leaked. */
const LOST_AFTER_MS = 60_000;
/** After this long with nothing but refusals a server is not ready. */
const USELESS_AFTER_MS = 30_000;
/**
 * Without calls there are no refusals. A server without load has to become ready again, or a load balancer sends it no
 * call.
 */
const REFUSAL_COUNTS_MS = 10_000;

/** A running call takes one. */
export interface Place {
  /** Releases the place. Idempotent. */
  leave(): void;
}

/** For calls that need none. */
export const NO_PLACE: Place = { leave: () => undefined };

export interface CallPlaces {
  /** Undefined if there is no place, or if this network has reached its quota. Without a network there is no quota. */
  take(network: string | undefined): Place | undefined;
  /** Must be called with the outcome of each call. */
  noteOutcome(isRefusal: boolean): void;
  readonly taken: number;
  /** The number of leaked places. */
  readonly lost: number;
  /** Whether all calls have been refused for some time. */
  readonly isUseless: boolean;
}

/** The places of a server for running calls. They bound the queue for the database. */
export function callPlaces(nowMs: () => number = () => performance.now()): CallPlaces {
  const taken = new Map<Place, { readonly network: string | undefined; readonly sinceMs: number }>();
  const ofNetwork = new Map<string, number>();
  let refusingSinceMs: number | undefined;
  let lastRefusalMs = 0;

  function count(network: string | undefined, change: 1 | -1): void {
    if (network === undefined) return;
    const left = (ofNetwork.get(network) ?? 0) + change;
    if (left > 0) ofNetwork.set(network, left);
    else ofNetwork.delete(network);
  }

  return {
    take(network) {
      if (taken.size >= MOST) return undefined;
      if (network !== undefined && (ofNetwork.get(network) ?? 0) >= MOST_OF_ONE) return undefined;
      const place: Place = {
        leave: () => {
          if (taken.delete(place)) count(network, -1);
        },
      };
      taken.set(place, { network, sinceMs: nowMs() });
      count(network, 1);
      return place;
    },
    noteOutcome(isRefusal) {
      if (isRefusal) lastRefusalMs = nowMs();
      refusingSinceMs = isRefusal ? (refusingSinceMs ?? nowMs()) : undefined;
    },
    get taken() {
      return taken.size;
    },
    get lost() {
      const lostSinceMs = nowMs() - LOST_AFTER_MS;
      return [...taken.values()].filter(({ sinceMs }) => sinceMs <= lostSinceMs).length;
    },
    get isUseless() {
      if (refusingSinceMs === undefined || nowMs() - refusingSinceMs < USELESS_AFTER_MS) return false;
      return taken.size >= MOST || nowMs() - lastRefusalMs < REFUSAL_COUNTS_MS;
    },
  };
}
