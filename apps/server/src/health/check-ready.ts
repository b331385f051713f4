import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** Ready means that the database answers and has its tables and queues. */
export async function checkReady({ db, isPrepared }: Services): Promise<{ status: 'ok' }> {
  if (!isPrepared()) throw new Refusal('UNAVAILABLE', 'The server is still starting.');
  try {
    await sql`select 1 from enquiry limit 1`.execute(db);
    return { status: 'ok' };
  } catch {
    throw new Refusal('UNAVAILABLE', 'The database does not answer yet.');
  }
}
