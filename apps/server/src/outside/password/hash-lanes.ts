import { availableParallelism } from 'node:os';
import { type LaneSize, lane } from './lane.ts';

/** Priority for a hash: a known user, a stranger without failed tries, a stranger with failed tries. */
export type Rank = 'known' | 'unsuspected' | 'suspected';

export interface HashLanes {
  /** Runs a hash in its turn. Throws HasherBusyError if the queue is full or the wait too long. */
  run<T>(rank: Rank, act: () => Promise<T>): Promise<T>;
}

/** At most four hashes at once, 76 MiB. Strangers never get all cores: other calls need them, too. */
export const LANE_SIZES = {
  known: { running: 2, waiting: 50, maxWaitMs: 10_000 },
  strangers: { running: availableParallelism() > 2 ? 2 : 1, waiting: 20, maxWaitMs: 3_000 },
} as const satisfies Record<string, LaneSize>;

/** Two lanes, so that strangers who guess passwords never delay known users. */
export function hashLanes(): HashLanes {
  const known = lane(LANE_SIZES.known);
  const strangers = lane(LANE_SIZES.strangers);
  return {
    run: (rank, act) => (rank === 'known' ? known(true, act) : strangers(rank === 'unsuspected', act)),
  };
}
