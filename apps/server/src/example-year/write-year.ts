import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { storeSetting } from '../db/setting/retailer-settings.queries.ts';
import type { PasswordHasher } from '../outside/password/password-hasher.ts';
import { EXAMPLE_STAFF, emailOf } from './example-people.ts';
import { analyze, insertRows } from './example-year.queries.ts';
import { EXAMPLE_ROUTING, exampleYear } from './example-year.ts';

/** One who can sign in with this password alone. */
const AGENT = 'example-mia';

interface YearOptions {
  readonly count: number;
  readonly now: Date;
  readonly passwords: PasswordHasher;
  readonly password: string;
}

/** Fills an empty database with an example year, in one transaction. Returns how much there is. */
export async function writeYear(db: Database, { count, now, passwords, password }: YearOptions) {
  const rows = exampleYear(count, now);
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (tx) => {
    await insertRows(
      tx,
      'staff',
      EXAMPLE_STAFF.map(({ id, name, role }) => ({
        ...{ staff_id: id, email: emailOf(name), name, role, created_at: now },
        password_hash: id === AGENT ? passwordHash : '',
        // Nobody could sign in with it.
        code_secret: role === 'agent' ? null : '\\x00',
      })),
    );
    await insertRows(tx, 'enquiry', rows.enquiry);
    await insertRows(tx, 'appointment', rows.appointment);
    await insertRows(tx, 'note', rows.note);
    await insertRows(tx, 'visit', rows.visit);
    await insertRows(tx, 'call', rows.call);
    await insertRows(
      tx,
      'event',
      rows.event.map((event) => ({ event_id: randomUUID(), ...event })),
    );
    await storeSetting(tx, 'routing', EXAMPLE_ROUTING, now);
  });
  await analyze(db);
  return { enquiries: rows.enquiry.length, calls: rows.call.length, visits: rows.visit.length };
}

export const AGENT_EMAIL = emailOf('Mia Brandt');
