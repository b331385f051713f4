import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import {
  type CallEnd,
  claimCallEndpoint,
  endCallEndpoint,
  releaseCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { beforeEach, describe, expect, test } from 'vitest';
import { tellEventJob } from '../event/tell-event-job.ts';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { listJobs } from '../testing/run-jobs.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
/** Monday, 11:00 in Germany. */
const START = app.clock.now;

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
const claim = (person: Person, id = enquiryId) =>
  person.browser.client.call(claimCallEndpoint, { body: { enquiryId: id } });
const end = (person: Person, outcome: CallEnd, more: { note?: string; id?: string; key?: string } = {}) =>
  person.browser.client.call(endCallEndpoint, {
    body: { enquiryId: more.id ?? enquiryId, outcome, ...(more.note && { note: more.note }) },
    ...(more.key && { idempotencyKey: more.key }),
  });
const undo = (person: Person, callId: string) =>
  person.browser.client.call(undoCallEndpoint, { body: { callId } });
const queue = async (person = jana) =>
  replyOf(await person.browser.client.call(showQueueEndpoint)).data.entries;
const enquiryRow = () =>
  app.db
    .selectFrom('enquiry')
    .select(['status', 'lost_reason', 'tries', 'version', 'note_text'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
const visits = () => app.db.selectFrom('visit').selectAll().execute();
const told = async () => {
  const rows = await app.db.selectFrom('event').select(['event_id', 'type']).orderBy('sequence').execute();
  const waiting = new Map(
    (await listJobs(app.db, tellEventJob.name)).map((job) => [job.id, job.waitsSeconds]),
  );
  return rows.map(({ event_id, type }) => [type, waiting.get(event_id)]);
};
const VISIT = {
  kind: 'VISIT',
  visit: 'SHOWROOM',
  showroom: 'MAINZ',
  start: '2026-11-19T10:00:00+01:00',
  confirm: true,
} as const;

describe('an outcome', () => {
  test('not reached plans the next try within hours, at most as often as the rule says', async () => {
    for (let tries = 1; tries <= 5; tries++) {
      const { ifNotReached } = replyOf(await claim(jana)).data;
      const { nextStep } = replyOf(await end(jana, { kind: 'NOT_REACHED' })).data;
      expect(nextStep).toMatchObject({ kind: ifNotReached?.kind, from: ifNotReached?.from });
      expect(await enquiryRow()).toMatchObject({ status: 'CONTACTED', tries });
      expect(await queue()).toEqual([]);
      if (tries === 5) break;
      app.clock.now = new Date(nextStep?.from ?? 0);
      // Over night the session ends.
      jana = await staffBrowser(app, 'agent');
      expect(await queue()).toMatchObject([{ enquiryId, group: 'PLANNED', step: { kind: 'TRY' }, tries }]);
    }
    expect(await enquiryRow()).toMatchObject({ tries: 5, status: 'CONTACTED' });
    const steps = app.db.selectFrom('next_step').select('kind').where('state', '=', 'OPEN');
    expect(await steps.execute()).toEqual([{ kind: 'UNREACHED' }]);
  });

  test.each([true, false])('a visit is confirmed by mail where that is wanted: %s', async (confirm) => {
    await app.runJobs({ ignoresPauses: true });
    app.mail.mails = [];
    replyOf(await claim(jana));
    replyOf(await end(jana, { ...VISIT, confirm }));
    await app.runJobs();
    expect(app.mail.mails).toEqual([]);
    await app.runJobs({ ignoresPauses: true });
    expect(app.mail.mails.map(({ to, subject }) => [to, subject])).toEqual(
      confirm ? [['anna.0@gross.example', 'Ihr Termin im Küchenstudio: 19. November, 10:00 Uhr']] : [],
    );
  });

  test('makes its event after the undo window, with the note, once per key', async () => {
    replyOf(await claim(jana));
    const note = 'Einzug im April';
    const first = replyOf(await end(jana, { kind: 'REACHED' }, { note, key: 'k' }));
    expect(replyOf(await end(jana, { kind: 'REACHED' }, { note, key: 'k' }))).toEqual(first);
    expect((await told()).at(-1)).toEqual(['call.ended', 10]);
    expect(await app.db.selectFrom('note').select('text').execute()).toEqual([{ text: note }]);
    expect(await queue()).toEqual([]);
  });

  test.each([
    ['a quarter of an hour before its time is that call', '13:45', []],
    ['hours before its time leaves the promise', '11:00', ['CALL']],
  ] as const)('of a call %s', async (_, time, kinds) => {
    const body = { enquiryId, ts: '2026-11-16T14:00:00+01:00', duration: 3600 };
    replyOf(await app.client.call(requestPrecallEndpoint, { body }));
    app.clock.now = new Date(`2026-11-16T${time}:00+01:00`);
    replyOf(await claim(jana));
    replyOf(await end(jana, { kind: 'REACHED' }));
    app.clock.now = new Date('2026-11-16T14:10:00+01:00');
    expect((await queue()).map(({ step }) => step.kind)).toEqual(kinds);
  });

  test('a visit takes a seat of its own length and capacity, and the last is taken once', async () => {
    const others = [1, 2].map((visitor) =>
      submitExample(app, visitor, { personal_telephone_raw: `0681 44444${visitor}` }),
    );
    const ids = [enquiryId, ...(await Promise.all(others)).map((other) => other.enquiryId)];
    const people = [jana, tobias, await staffBrowser(app, 'manager')];
    const codes = await Promise.all(
      ids.map(async (id, index) => {
        const person = people[index] ?? jana;
        replyOf(await claim(person, id));
        return codeOf(await end(person, VISIT, { id }));
      }),
    );
    expect(codes.sort()).toEqual(['OK', 'OK', 'SLOT_TAKEN']);
    const taken = await visits();
    expect(taken.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(taken[0]).toMatchObject({ ends_at: new Date('2026-11-19T11:30:00+01:00'), state: 'BOOKED' });
    const query = { kind: 'SHOWROOM', showroom: 'MAINZ' } as const;
    const { days, minutes } = replyOf(await jana.browser.client.call(listVisitSlotsEndpoint, { query })).data;
    expect(minutes).toBe(90);
    expect(days['2026-11-19']?.map(({ start }) => start)).not.toContain(VISIT.start);
    expect(days['2026-11-20']?.length).toBeGreaterThan(0);
  });

  test.each([
    [{ ...VISIT, start: '2026-11-19T03:00:00+01:00' }, 'SLOT_TAKEN'],
    [{ ...VISIT, showroom: 'TRIER' }, 'NOT_FOUND'],
    [{ ...VISIT, planner: 'nobody' }, 'INVALID_INPUT'],
    [{ kind: 'CALL', start: '2026-11-22T10:00:00+01:00' }, 'SLOT_TAKEN'],
  ] as const)('%j is refused with %s: nothing changes and the call stays claimed', async (outcome, code) => {
    replyOf(await claim(jana));
    expect(codeOf(await end(jana, outcome, { note: 'bleibt' }))).toBe(code);
    expect(await enquiryRow()).toMatchObject({ status: 'NEW', version: 0, note_text: '' });
    expect(await visits()).toEqual([]);
    expect(codeOf(await claim(tobias))).toBe('CLAIMED');
  });
});

describe('undo', () => {
  test('within the undo window everything is as before, and nothing is sent', async () => {
    const body = { enquiryId, ts: '2026-11-16T14:00:00+01:00', duration: 3600 };
    replyOf(await app.client.call(requestPrecallEndpoint, { body }));
    const before = await app.db.selectFrom('appointment').selectAll().execute();
    for (const outcome of [{ kind: 'CALL', start: '2026-11-18T10:00:00+01:00' }, VISIT] as const) {
      replyOf(await claim(jana));
      const { callId } = replyOf(await end(jana, outcome, { note: 'Insel' })).data;
      laterBy(10_000);
      expect(replyOf(await undo(jana, callId)).data).toMatchObject({ enquiryId, note: 'Insel' });
      expect(await enquiryRow()).toMatchObject({ status: 'NEW', tries: 0, note_text: '' });
      expect(await app.db.selectFrom('appointment').selectAll().execute()).toEqual(before);
      expect(await visits()).toEqual([]);
      expect(codeOf(await claim(tobias))).toBe('CLAIMED');
    }
    const types = (await told()).filter(([, waits]) => waits === 10);
    expect(types).toEqual([]);
    expect((await queue())[0]?.claim?.staffId).toBe(jana.staffId);
  });

  test('is over after the undo window, or as soon as something was sent', async () => {
    replyOf(await claim(jana));
    const { callId } = replyOf(await end(jana, { kind: 'REACHED' })).data;
    laterBy(10_001);
    expect(codeOf(await undo(jana, callId))).toBe('UNDO_OVER');
    app.clock.now = START;
    await app.runJobs({ ignoresPauses: true });
    expect(codeOf(await undo(jana, callId))).toBe('UNDO_OVER');
    expect(await enquiryRow()).toMatchObject({ status: 'CONTACTED' });
  });

  test('is for the person who ended the call, once, and overwrites nobody', async () => {
    replyOf(await claim(jana));
    const { callId, version } = replyOf(await end(jana, { kind: 'REACHED' })).data;
    expect(codeOf(await undo(tobias, callId))).toBe('NOT_FOUND');
    replyOf(await claim(tobias));
    expect(codeOf(await undo(jana, callId))).toBe('CLAIMED');
    replyOf(await tobias.browser.client.call(releaseCallEndpoint, { body: { enquiryId } }));
    const body = { enquiryId, version, status: 'OFFER' } as const;
    replyOf(await tobias.browser.client.call(changeStatusEndpoint, { body }));
    expect(codeOf(await undo(jana, callId))).toBe('STALE');
    expect(await enquiryRow()).toMatchObject({ status: 'OFFER' });
  });
});
