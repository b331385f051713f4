import { availableParallelism } from 'node:os';
import { type LaneSize, lane } from './lane.ts';

/** Who waits for a hash: somebody we know, somebody of whom we know nothing bad, somebody who has failed before. */
export type Rank = 'known' | 'unsuspected' | 'suspected';

export interface HashLanes {
  /** Does what costs a hash in its turn. Throws HasherBusyError for whom there is no turn. */
  run<T>(rank: Rank, act: () => Promise<T>): Promise<T>;
}

/** Four hashes at once, 76 MiB, at most. Strangers never get all cores: the calls of everybody else need them, too. */
export const LANE_SIZES = {
  known: { running: 2, waiting: 50, maxWaitMs: 10_000 },
  strangers: { running: availableParallelism() > 2 ? 2 : 1, waiting: 20, maxWaitMs: 3_000 },
} as const satisfies Record<string, LaneSize>;

/** Two lanes, so that strangers who guess never keep those waiting whom we know. */
export function hashLanes(): HashLanes {
  const known = lane(LANE_SIZES.known);
  const strangers = lane(LANE_SIZES.strangers);
  return {
    run: (rank, act) => (rank === 'known' ? known(true, act) : strangers(rank === 'unsuspected', act)),
  };
}
