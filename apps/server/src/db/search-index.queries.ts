import { sql } from 'kysely';
import type { Database } from './database.ts';

/** SQLSTATE codes: not allowed, not installed, not installed (older servers). */
const NO_EXTENSION = new Set(['42501', '0A000', '58P01']);

/**
 * Creates the search index of the desk. It needs pg_trgm, which an outside Postgres may lack: then this returns false,
 * and searches are slow. Not a migration, so that it is created at the first start that can.
 */
export async function makeSearchIndex(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Two instances that start at once must not both create the extension.
    await sql`select pg_advisory_xact_lock(hashtextextended('search index', 0))`.execute(tx);
    await sql`savepoint extension`.execute(tx);
    try {
      await sql`create extension if not exists pg_trgm`.execute(tx);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && NO_EXTENSION.has(String(error.code)))) throw error;
      await sql`rollback to savepoint extension`.execute(tx);
      return false;
    }
    // New rows wait in a list, so that an insert stays cheap. Every search reads that list: it must stay short.
    await sql`
      create index if not exists enquiry_search on enquiry using gin (search gin_trgm_ops)
      with (gin_pending_list_limit = 256)`.execute(tx);
    return true;
  });
}
