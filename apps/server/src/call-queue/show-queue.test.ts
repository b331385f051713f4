import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { listDoneCallsEndpoint } from '@funnel/contract/call-queue/list-done-calls';
import {
  type CallEnd,
  claimCallEndpoint,
  endCallEndpoint,
  releaseCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
/** Monday, 11:00 in Germany. */
const START = app.clock.now;
const COPIES = 260;

type Person = Awaited<ReturnType<typeof staffBrowser>>;
let jana: Person;
let tobias: Person;
let enquiryId: string;

beforeEach(async () => {
  app.clock.now = START;
  jana = await staffBrowser(app, 'agent');
  tobias = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app));
});

const laterBy = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const claim = (person: Person) => person.browser.client.call(claimCallEndpoint, { body: { enquiryId } });
const end = (person: Person, outcome: CallEnd) =>
  person.browser.client.call(endCallEndpoint, { body: { enquiryId, outcome } });
const shown = async (query: { tab?: 'NOW' | 'LATER'; showroom?: string } = {}, person = jana) =>
  replyOf(await person.browser.client.call(showQueueEndpoint, { query })).data;
const queue = async (person = jana) => (await shown({}, person)).entries;
const done = async (query: { showroom?: string } = {}) =>
  replyOf(await jana.browser.client.call(listDoneCallsEndpoint, { query })).data.calls;

describe('the queue', () => {
  test('has what is due today, by the promise, and nothing that is dealt with', async () => {
    const [soon] = await queue();
    expect(soon).toMatchObject({
      enquiryId,
      group: 'PLANNED',
      step: { kind: 'FIRST_CALL', from: '2026-11-16T11:00:00+01:00', until: '2026-11-16T11:30:00+01:00' },
      others: [],
      points: { sum: 12, parts: [{ reason: 'SOON', points: 12 }] },
      claim: null,
    });
    const wished = await submitExample(app, 1, { personal_telephone_raw: '0681 222222' });
    const body = { enquiryId: wished.enquiryId, ts: '2026-11-16T14:00:00+01:00', duration: 3600 };
    replyOf(await app.client.call(requestPrecallEndpoint, { body }));
    const tomorrow = await submitExample(app, 2, { personal_telephone_raw: '0681 333333' });
    const next = { enquiryId: tomorrow.enquiryId, ts: '2026-11-17T14:00:00+01:00', duration: 3600 };
    replyOf(await app.client.call(requestPrecallEndpoint, { body: next }));
    laterBy(40 * 60_000);
    const kinds = async (tab: 'NOW' | 'LATER') =>
      (await shown({ tab })).entries.map((entry) => [entry.enquiryId, entry.group, entry.step.kind]);
    expect(await kinds('NOW')).toEqual([[enquiryId, 'OVERDUE', 'FIRST_CALL']]);
    expect(await kinds('LATER')).toEqual([
      [wished.enquiryId, 'PROMISED', 'CALL'],
      [tomorrow.enquiryId, 'PROMISED', 'CALL'],
    ]);
    for (const tab of ['NOW', 'LATER'] as const)
      expect((await shown({ tab })).counts).toEqual({ NOW: 1, LATER: 2, DONE: 0 });
    app.clock.now = new Date('2026-11-16T13:10:00+01:00');
    expect((await kinds('NOW')).at(-1)).toEqual([wished.enquiryId, 'PROMISED', 'CALL']);
    const lost = { enquiryId, version: 0, status: 'LOST', lostReason: 'TOO_FAR' } as const;
    replyOf(await jana.browser.client.call(changeStatusEndpoint, { body: lost }));
    expect((await queue()).map((entry) => entry.enquiryId)).toEqual([wished.enquiryId]);
  });

  test('that is empty shows whom to call next, and who is called early is called now', async () => {
    const body = { enquiryId, ts: '2026-11-17T14:00:00+01:00', duration: 3600 };
    replyOf(await app.client.call(requestPrecallEndpoint, { body }));
    const { entries, next } = await shown();
    expect(entries).toEqual([]);
    expect(next).toMatchObject([{ enquiryId, step: { from: '2026-11-17T14:00:00+01:00' } }]);
    replyOf(await claim(jana));
    expect(await shown()).toMatchObject({ entries: [{ enquiryId }], next: [] });
    expect(await shown({}, tobias)).toMatchObject({ entries: [], next: [{ enquiryId }] });
    replyOf(await jana.browser.client.call(releaseCallEndpoint, { body: { enquiryId } }));
    const lost = { enquiryId, version: 0, status: 'LOST', lostReason: 'TOO_FAR' } as const;
    replyOf(await jana.browser.client.call(changeStatusEndpoint, { body: lost }));
    expect((await shown()).next).toEqual([]);
  });

  test('says where an estimate and the budget stand among all prices', async () => {
    expect((await queue())[0]).toMatchObject({ estimateValue: null, priceScale: null });
    const answers = JSON.stringify({ question_budget: 'FROM_15K_20K' });
    await app.db.updateTable('enquiry').set({ espl_value: 18.35, answers }).execute();
    const [entry] = await queue();
    expect(entry?.priceScale).toMatchObject({ least: 5_100, most: 39_600 });
    expect(Math.round(entry?.priceScale?.budget?.from ?? 0)).toBe(50);
  });

  test('can be of one showroom, in all its parts', async () => {
    await app.db.updateTable('enquiry').set({ showroom: 'MAINZ' }).execute();
    const other = await submitExample(app, 1, { personal_telephone_raw: '0681 222222' });
    await app.db
      .updateTable('enquiry')
      .set({ showroom: 'KONZ' })
      .where('enquiry_id', '=', other.enquiryId)
      .execute();
    expect((await queue()).length).toBe(2);
    expect((await shown({ showroom: 'MAINZ' })).entries.map((entry) => entry.enquiryId)).toEqual([enquiryId]);
    replyOf(await claim(jana));
    replyOf(await end(jana, { kind: 'NOT_REACHED' }));
    expect((await shown({ showroom: 'MAINZ' })).counts).toEqual({ NOW: 0, LATER: 1, DONE: 1 });
    expect((await shown({ showroom: 'KONZ' })).counts).toEqual({ NOW: 1, LATER: 0, DONE: 0 });
    expect((await done({ showroom: 'MAINZ' })).length).toBe(1);
    expect(await done({ showroom: 'KONZ' })).toEqual([]);
  });

  test('of more calls than are shown has those with the least time left, of every kind', async () => {
    const copied =
      sql.raw(`received_at, entry, szid, salutation, full_name, first_name, last_name, preferred_language,
      postcode, telephone_raw, answers, tracking, operating_system, request_hash, suspicion`);
    await sql`
      insert into enquiry (enquiry_id, kitchen_id, tries, email, telephone_formatted, ${copied})
      select 'copy' || i, 'copy' || i, 1, i || email, '', ${copied}
      from enquiry, generate_series(1, ${COPIES}::int) as i`.execute(app.db);
    await sql`
      insert into next_step (step_id, enquiry_id, kind, state, cause, starts_at, ends_at, is_promised, created_at, changed_at)
      select 'try' || i, 'copy' || i, 'TRY', 'OPEN', 'NOT_REACHED', time, time + interval '1 hour', false, time, time
      from enquiry, generate_series(1, ${COPIES}::int) as i,
        lateral (select received_at + (i - 60) * interval '1 minute') as planned (time)
      where enquiry_id = ${enquiryId}`.execute(app.db);
    const { entries, counts } = await shown();
    expect(entries.length).toBe(50);
    expect(counts).toMatchObject({ NOW: 121, LATER: 140 });
    expect(entries[0]?.enquiryId).toBe('copy1');
    expect(entries.map((entry) => entry.enquiryId)).toContain(enquiryId);
    const ends = entries.map((entry) => entry.step.until);
    expect(ends).toEqual(ends.toSorted());
  });

  test('shows everybody who is on which call, and shows a silent one as free', async () => {
    replyOf(await claim(jana));
    const shown = { staffId: jana.staffId, name: 'Jana Roth', leftMs: CLAIM_SILENCE_MS };
    expect((await queue(tobias))[0]?.claim).toMatchObject(shown);
    laterBy(CLAIM_SILENCE_MS);
    expect((await queue(tobias))[0]?.claim).toBeNull();
  });
});

test('one’s own call is in the queue until it is ended, whenever it is due, and in nobody else’s', async () => {
  await app.db.deleteFrom('next_step').execute();
  expect(await queue()).toEqual([]);
  replyOf(await claim(jana));
  expect(await queue()).toMatchObject([{ enquiryId, group: 'PLANNED', step: { kind: 'TASK' } }]);
  expect(await queue(tobias)).toEqual([]);
  replyOf(await end(jana, { kind: 'REACHED' }));
  expect(await queue()).toEqual([]);
});

test('an outcome is among the calls of today, with who, what and when, until it is undone', async () => {
  const start = '2026-11-19T10:00:00+01:00';
  const visit = { kind: 'VISIT', visit: 'SHOWROOM', showroom: 'MAINZ', start, confirm: true } as const;
  const outcomes = [{ kind: 'NOT_REACHED' }, { kind: 'REACHED' }, visit] as const;
  for (const outcome of outcomes) {
    replyOf(await claim(jana));
    replyOf(await end(jana, outcome));
    laterBy(60_000);
  }
  replyOf(await claim(tobias));
  const { callId } = replyOf(await end(tobias, { kind: 'LOST', reason: 'TOO_FAR' })).data;
  expect(await done()).toMatchObject([
    { enquiryId, outcome: 'LOST', lostReason: 'TOO_FAR', by: { staffId: tobias.staffId, name: 'Jana Roth' } },
    { outcome: 'APPOINTMENT', visit: { kind: 'SHOWROOM', start }, by: { staffId: jana.staffId } },
    { outcome: 'REACHED', endedAt: '2026-11-16T11:01:00+01:00', next: { kind: 'FOLLOW_UP' } },
    {
      outcome: 'NOT_REACHED',
      next: { kind: 'TRY', at: '2026-11-16T14:00:00+01:00' },
      lostReason: null,
      visit: null,
    },
  ]);
  expect(await shown()).toMatchObject({ counts: { DONE: 4 }, doneToday: { reached: 3, meetings: 1 } });
  replyOf(await tobias.browser.client.call(undoCallEndpoint, { body: { callId } }));
  expect((await done()).length).toBe(3);
  app.clock.now = new Date('2026-11-17T00:00:00+01:00');
  jana = await staffBrowser(app, 'agent');
  expect(await done()).toEqual([]);
});
