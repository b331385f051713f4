/** More calls would only queue for the database, longer than a visitor waits. */
const MOST = 150;
/** A third: no network can take the places of all others. */
const MOST_OF_ONE = 50;
/** Every wait of a call is bounded by a few seconds. A place that is taken for longer than this is never given back. */
const LOST_AFTER_MS = 60_000;
/** For how long nothing but refusals makes a server useless. */
const USELESS_AFTER_MS = 30_000;
/** Without calls nobody is refused. A server that is free again has to become ready, or a balancer sends it no call. */
const REFUSAL_COUNTS_MS = 10_000;

/** A running call takes one. */
export interface Place {
  /** Gives the place back, once however often it is called. */
  leave(): void;
}

/** For calls that need none. */
export const NO_PLACE: Place = { leave: () => undefined };

export interface CallPlaces {
  /** Undefined if there is no place, or if this network has its share. Without a network there is no share. */
  take(network: string | undefined): Place | undefined;
  /** Must be called with the outcome of each call. */
  noteOutcome(isRefusal: boolean): void;
  readonly taken: number;
  /** How many places were taken long ago and never given back. */
  readonly lost: number;
  /** Whether nothing but refusals has been answered for some time. */
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
