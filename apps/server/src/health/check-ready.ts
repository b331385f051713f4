import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** Ready means that the database answers and has its tables. */
export async function checkReady({ db }: Services): Promise<{ status: 'ok' }> {
  try {
    await sql`select 1 from enquiry limit 1`.execute(db);
    return { status: 'ok' };
  } catch {
    throw new Refusal('UNAVAILABLE', 'The database does not answer yet.');
  }
}
