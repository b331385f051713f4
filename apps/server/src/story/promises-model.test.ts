import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import type { Client } from '@funnel/contract/client';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { berlinDate, berlinIso } from '@funnel/domain/slot/berlin-time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientAt } from '../testing/client-at.ts';
import { replyOf } from '../testing/customer-browser.ts';
import { faultSize, tellFault } from '../testing/fault-size.ts';
import { ACT_NAMES, type Act, promiseActs } from '../testing/promise-acts.ts';
import { secondServer } from '../testing/second-server.ts';
import { anotherBrowser, staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1', UNLIMITED_CLIENTS: '127.0.0.1,10.0.0.0/8' } });
const START = app.clock.now;
const SIZE = faultSize({
  quick: { runs: 4, acts: 40 },
  whole: { runs: 12, acts: 60 },
  full: { runs: 125, acts: 80 },
});

/** Each act asks the whole call list and two weeks of the calendar. */
const TIMEOUT_MS = 20 * 60_000;

const act: fc.Arbitrary<Act> = fc.record({
  name: fc.constantFrom(...ACT_NAMES),
  one: fc.nat({ max: 1000 }),
  other: fc.nat({ max: 1000 }),
});

async function listedSteps(client: Client): Promise<string[]> {
  const tabs = (['NOW', 'LATER'] as const).map(
    async (tab) => replyOf(await client.call(showQueueEndpoint, { query: { tab } })).data.entries,
  );
  return (await Promise.all(tabs))
    .flat()
    .flatMap(({ step, others }) => [step, ...others].map((each) => each.stepId));
}

/** Each call that a customer was promised for later is in the list once, and each visit in the calendar. */
async function expectPromisesListed(client: Client): Promise<void> {
  const promised = await app.db
    .selectFrom('next_step')
    .select(['step_id', 'kind', 'starts_at'])
    .where('state', '=', 'OPEN')
    .where('is_promised', '=', true)
    .where('starts_at', '>', app.clock.now)
    .where('kind', 'in', ['CALL', 'VISIT'])
    .execute();
  const listed = await listedSteps(client);
  const weeks = [0, 7].map(async (days) => {
    const from = berlinDate(new Date(app.clock.now.getTime() + days * 24 * 60 * 60_000));
    return replyOf(await client.call(showCalendarEndpoint, { query: { from, days: 7 } })).data.visits;
  });
  const visits = (await Promise.all(weeks)).flat();
  const shown = [...listed, ...visits.map(({ visitId }) => visitId)];
  for (const { step_id, kind } of promised) {
    const found = (kind === 'CALL' ? listed : visits.map(({ visitId }) => visitId)).filter(
      (id) => id === step_id,
    );
    expect(found, `${kind} ${step_id} among ${shown.length}`).toEqual([step_id]);
  }
}

async function expectNextSteps(): Promise<void> {
  const { rows } = await sql`
    select enquiry_id, status from enquiry e
    where status not in ('WON', 'LOST') and merged_into is null and not exists (
      select from next_step s join enquiry own using (enquiry_id)
      where own.person_id = e.person_id and s.state = 'OPEN'
    )`.execute(app.db);
  expect(rows, 'open enquiries without a next step').toEqual([]);
}

async function expectNobodyTwice(): Promise<void> {
  const { rows } = await sql`
    select one.step_id from next_step one join next_step other
      on one.staff_id = other.staff_id and one.step_id < other.step_id and one.kind = 'VISIT' and other.kind = 'VISIT'
        and one.seat is not null and other.seat is not null
        and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`.execute(
    app.db,
  );
  expect(rows, 'planners at two places').toEqual([]);
}

/** What the last calendar entry told the customer of a time to come is what the row holds. */
async function expectMailsTrue(): Promise<void> {
  await app.runJobs({ ignoresPauses: true });
  const told = new Map<string, { start: string; status: string; sequence: number }>();
  for (const { to, calendar } of app.mail.mails) {
    if (!calendar || !to.startsWith('person')) continue;
    const event = calendar.content.slice(calendar.content.indexOf('BEGIN:VEVENT'));
    const value = (name: string) => new RegExp(`^${name}[^:\r\n]*:([^\r\n]*)`, 'm').exec(event)?.[1] ?? '';
    const [uid = ''] = value('UID').split('@');
    const entry = { start: value('DTSTART'), status: value('STATUS'), sequence: Number(value('SEQUENCE')) };
    if ((told.get(uid)?.sequence ?? -1) <= entry.sequence) told.set(uid, entry);
  }
  const rows = await app.db
    .selectFrom('next_step')
    .select(['step_id', 'kind', 'state', 'starts_at', 'held_until', 'is_told'])
    .where('kind', 'in', ['CALL', 'WISH', 'VISIT'])
    .where('starts_at', '>', app.clock.now)
    .execute();
  for (const { step_id, kind, state, starts_at } of rows) {
    const entry = told.get(step_id);
    if (!entry) continue;
    const isAgreed = kind !== 'WISH' && state === 'OPEN';
    const at = berlinIso(starts_at).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(/[-:]/g, '');
    if (isAgreed) expect([step_id, entry.status !== 'CANCELLED', entry.start]).toEqual([step_id, true, at]);
    else if (state !== 'DONE') expect([step_id, entry.status]).toEqual([step_id, 'CANCELLED']);
  }
}

test(
  'whatever visitors, customers and staff do, in any order and at two servers: promises are kept',
  async () => {
    const second = await secondServer(app);
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: SIZE.acts, maxLength: SIZE.acts }), async (acts) => {
        app.clock.now = START;
        await sql`delete from enquiry`.execute(app.db);
        await sql`delete from staff`.execute(app.db);
        app.mail.mails = [];
        const calls = Object.keys(DEFAULT_SETTINGS.limits.calls).map((name) => [
          name,
          { calls: 1_000_000, minutes: 1 },
        ]);
        const limits = { ...DEFAULT_SETTINGS.limits, calls: Object.fromEntries(calls) };
        await storeSetting(app.db, 'limits', limits, START);
        await storeSetting(app.db, 'slots', { ...DEFAULT_SETTINGS.slots, daysAhead: 14 }, START);
        const [mia, jana] = [await staffBrowser(app, 'owner'), await staffBrowser(app, 'agent')];
        let staff = [mia.browser.client, jana.browser.client];
        const visitors = [clientAt(app.origin, '10.0.0.1'), clientAt(second, '10.0.0.2')];
        const world = { app, visitors, staff };
        const perform = promiseActs(world);
        const begin = [0, 3].map((one) => ({ name: 'ENQUIRE', one, other: 0 }) as const);
        for (const each of [...begin, ...acts]) {
          await perform(each);
          done++;
          if (each.name === 'TIME') {
            // Over night the sessions end.
            staff = [
              (await anotherBrowser(app, mia.staffId)).browser.client,
              (await anotherBrowser(app, jana.staffId)).browser.client,
            ];
            world.staff.splice(0, 2, ...staff);
          }
          await expectNextSteps();
          await expectPromisesListed(world.staff[0] as Client);
          await expectNobodyTwice();
        }
        await expectMailsTrue();
      }),
      { numRuns: SIZE.runs, endOnFailure: true },
    );
    tellFault('acts after which every promise was kept', { acts: done });
  },
  TIMEOUT_MS,
);
