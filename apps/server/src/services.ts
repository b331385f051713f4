import type { Database } from './db/database.ts';

/** What handlers work with; everything that is not pure is passed in. */
export interface Services {
  readonly db: Database;
  readonly now: () => Date;
}
