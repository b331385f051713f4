import { randomUUID } from 'node:crypto';
import { needsCodes } from '@funnel/domain/staff/staff-role';
import type { Database, Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { addSettingVersion } from '../db/setting/setting-version.queries.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import type { PasswordHasher } from '../outside/password/password-hasher.ts';
import { addFloorPlans } from './add-floor-plans.ts';
import { EXAMPLE_STAFF, emailOf } from './example-people.ts';
import { EXAMPLE_ROUTING } from './example-rows.ts';
import { analyze, insertRows } from './example-year.queries.ts';
import { exampleYear } from './example-year.ts';

interface YearOptions {
  readonly count: number;
  readonly now: Date;
  readonly store: FileStore;
  readonly passwords: PasswordHasher;
  /** Of everybody. */
  readonly password: string;
  /** The encrypted secret of a staff member's one-time codes. */
  readonly sealCodes: (tx: Queryable, staffId: string) => Promise<Buffer>;
}

/** Fills an empty database with an example year, in one transaction. Returns the counts. */
export async function writeYear(db: Database, options: YearOptions) {
  const rows = exampleYear(options.count, options.now);
  await addFloorPlans(rows, options.store);
  const events = rows.event.map((event) => ({ text: JSON.stringify(event), event }));
  // The JSON begins with the time, so the sequence follows the time.
  events.sort((one, other) => (one.text < other.text ? -1 : 1));
  await db.transaction().execute(async (tx) => {
    await insertRows(tx, 'staff', await staffRows(tx, options));
    await insertRows(tx, 'enquiry', rows.enquiry);
    await insertRows(tx, 'enquiry_apart', rows.enquiry_apart);
    await insertRows(tx, 'next_step', rows.next_step);
    await insertRows(tx, 'note', rows.note);
    await insertRows(tx, 'call', rows.call);
    await insertRows(tx, 'file', rows.file);
    await insertRows(
      tx,
      'event',
      events.map(({ event }) => ({ event_id: randomUUID(), ...event })),
    );
    const base = (await readSettings(tx)).revisions.routing;
    const act = { author: { kind: 'system' }, at: options.now } as const;
    await addSettingVersion(tx, { name: 'routing', value: EXAMPLE_ROUTING, base, ...act });
  });
  await analyze(db);
  return {
    ...{ enquiries: rows.enquiry.length, calls: rows.call.length },
    ...{ visits: rows.next_step.filter((step) => 'visit_kind' in step).length, floorPlans: rows.file.length },
  };
}

/** Everybody can sign in, with the same password and, if the role needs them, the same one-time codes. */
async function staffRows(tx: Queryable, { now, passwords, password, sealCodes }: YearOptions) {
  const password_hash = await passwords.hash(password);
  return Promise.all(
    EXAMPLE_STAFF.map(async ({ id, name, role }) => ({
      ...{ staff_id: id, email: emailOf(name), name, role, created_at: now, password_hash },
      code_secret: needsCodes(role) ? `\\x${(await sealCodes(tx, id)).toString('hex')}` : null,
    })),
  );
}

const emailOfFirst = (role: (typeof EXAMPLE_STAFF)[number]['role']) =>
  emailOf(EXAMPLE_STAFF.find((one) => one.role === role)?.name ?? '');

export const AGENT_EMAIL = emailOfFirst('agent');
export const MANAGER_EMAIL = emailOfFirst('manager');
