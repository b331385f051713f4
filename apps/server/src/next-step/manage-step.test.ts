import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import {
  changeStepEndpoint,
  finishStepEndpoint,
  planStepEndpoint,
  type StepChange,
} from '@funnel/contract/next-step/manage-step';
import type { NextStep } from '@funnel/contract/next-step/next-step';
import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { mergeEnquiryEndpoint } from '@funnel/contract/same-person/merge-enquiry';
import { visitCameEndpoint, visitNoShowEndpoint } from '@funnel/contract/visit/end-visit';
import { moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { anotherBrowser, staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
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

const PLAN = { kind: 'TASK', date: '2026-11-20', time: '14:00', text: 'Muster schicken' } as const;

const laterBy = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};
const plan = (more: object = {}, id = enquiryId) =>
  jana.browser.client.call(planStepEndpoint, { body: { enquiryId: id, plan: { ...PLAN, ...more } } });
const planned = async (...given: Parameters<typeof plan>) => replyOf(await plan(...given)).data;
const change = ({ stepId, changedAt }: NextStep, to: StepChange, person = jana) =>
  person.browser.client.call(changeStepEndpoint, { body: { stepId, changedAt, change: to } });
const finish = ({ stepId, changedAt }: NextStep, more: object = {}, idempotencyKey?: string) =>
  jana.browser.client.call(finishStepEndpoint, {
    body: { stepId, changedAt, ...more },
    ...(idempotencyKey && { idempotencyKey }),
  });
const undo = async (changeId: string | null, person = jana) => {
  const body = { changeIds: [changeId ?? ''] };
  const { undone, left } = replyOf(await person.browser.client.call(undoChangesEndpoint, { body })).data;
  return left[0]?.code ?? undone.length;
};
const show = async (id = enquiryId) =>
  replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId: id } })).data;
const steps = async (id = enquiryId) => (await show(id)).steps;
const kinds = async (id = enquiryId) => (await steps(id)).map(({ kind }) => kind);
const only = async (id = enquiryId) => {
  const [step] = await steps(id);
  if (!step) throw new Error('no step');
  return step;
};
const history = async () => {
  const query = { enquiryId };
  const { events } = replyOf(await jana.browser.client.call(listTimelineEndpoint, { query })).data;
  return events.map(({ type, isUndone, note }) => [type, isUndone, note]);
};

describe('a step', () => {
  test('is planned, changed and ticked off, and each is in the history', async () => {
    const { step } = await planned({ staffId: tobias.staffId });
    expect(step).toMatchObject({
      ...{ kind: 'TASK', cause: 'PLANNED', from: '2026-11-20T14:00:00+01:00', staffId: tobias.staffId },
      ...{ text: 'Muster schicken', isWholeDay: false, isPromised: false },
    });
    laterBy(1);
    const when = { date: '2026-11-23' };
    const { step: moved } = replyOf(await change(step, { when, staffId: null, text: 'Holzmuster' })).data;
    expect(moved).toMatchObject({
      ...{ kind: 'TASK', from: '2026-11-23T00:00:00+01:00', until: '2026-11-24T00:00:00+01:00' },
      ...{ isWholeDay: true, staffId: null, text: 'Holzmuster' },
    });
    expect(await kinds()).toEqual(['FIRST_CALL', 'TASK']);
    const done = replyOf(await finish(moved, { note: 'Ist unterwegs.' })).data;
    expect(done).toMatchObject({ planned: null, isDefault: false, enquiryId });
    expect(await kinds()).toEqual(['FIRST_CALL']);
    expect((await history()).slice(0, 3)).toEqual([
      ['step.done', false, 'Ist unterwegs.'],
      ['step.changed', false, null],
      ['step.planned', false, null],
    ]);
  });

  test('that was the last of an open enquiry is followed by the default, or by the given one', async () => {
    const { planned: followed, isDefault } = replyOf(await finish(await only())).data;
    expect([followed?.kind, followed?.cause, isDefault]).toEqual(['FOLLOW_UP', 'LAST_DONE', true]);
    const next = { kind: 'WAIT', date: '2026-11-30' } as const;
    const given = replyOf(await finish(await only(), { next })).data;
    expect([given.planned?.kind, given.isDefault]).toEqual(['WAIT', false]);
    expect(await kinds()).toEqual(['WAIT']);
  });

  test('of a closed enquiry can be planned and ticked off, and nothing follows', async () => {
    const body = { enquiryId, version: 0, status: 'LOST', lostReason: 'NO_NEED' } as const;
    replyOf(await jana.browser.client.call(changeStatusEndpoint, { body }));
    const { step } = await planned();
    expect(replyOf(await finish(step)).data.planned).toBeNull();
    expect(await kinds()).toEqual([]);
  });

  test('is of the person: planned for a merged enquiry it stays with it', async () => {
    const { enquiryId: second } = await submitExample(app, 1);
    replyOf(
      await jana.browser.client.call(mergeEnquiryEndpoint, { body: { enquiryId: second, into: enquiryId } }),
    );
    const { step } = await planned({}, second);
    expect((await steps()).find(({ stepId }) => stepId === step.stepId)).toMatchObject({ enquiryId: second });
    expect(replyOf(await finish(step)).data.enquiryId).toBe(second);
  });

  test('that a colleague has changed is not overwritten, and the same again changes nothing', async () => {
    const { step } = await planned();
    laterBy(1);
    expect(replyOf(await change(step, { text: PLAN.text })).data.changeId).toBeNull();
    replyOf(await change(step, { text: 'Von Tobias' }, tobias));
    expect(codeOf(await change(step, { text: 'Von Jana' }))).toBe('STALE');
    expect(codeOf(await finish(step))).toBe('STALE');
    const fresh = (await steps()).find(({ stepId }) => stepId === step.stepId) ?? step;
    expect(fresh.text).toBe('Von Tobias');
    replyOf(await finish(fresh));
    expect(codeOf(await finish(fresh))).toBe('STALE');
  });

  test('ticked off again with the same key is ticked off once', async () => {
    const step = await only();
    const first = replyOf(await finish(step, {}, 'key-of-the-tick')).data;
    expect(replyOf(await finish(step, {}, 'key-of-the-tick')).data).toEqual(first);
    expect(await kinds()).toEqual(['FOLLOW_UP']);
  });

  test.each([
    ['a day that is over', { date: '2020-01-01' }],
    ['a day far away', { date: '2040-01-01' }],
    ['somebody who cannot sign in', { staffId: 'nobody' }],
    ['a kind that is agreed with the customer', { kind: 'CALL' }],
    ['a time that is none', { time: '25:00' }],
  ])('is not planned for %s', async (_, more) => {
    expect(codeOf(await plan(more))).toBe('INVALID_INPUT');
    const { step } = await planned();
    const { date, time, ...rest } = { date: undefined, time: undefined, ...more };
    const when = { ...(date || time ? { when: { date: date ?? PLAN.date, ...(time && { time }) } } : {}) };
    expect(codeOf(await change(step, { ...rest, ...when } as StepChange))).toBe('INVALID_INPUT');
  });

  test('that is not there, and one more than fifty', async () => {
    const gone = { stepId: 'none', changedAt: START.toISOString() } as NextStep;
    expect(codeOf(await plan({}, 'none'))).toBe('NOT_FOUND');
    expect(codeOf(await change(gone, { text: 'x' }))).toBe('NOT_FOUND');
    expect(codeOf(await finish(gone))).toBe('NOT_FOUND');
    for (let count = 1; count < 50; count++) await planned();
    expect(codeOf(await plan())).toBe('WRONG_STATE');
  });
});

describe('undo', () => {
  test('restores the steps and takes the note away', async () => {
    const before = await steps();
    const { changeId } = await planned();
    expect(await undo(changeId)).toBe(1);
    expect(await steps()).toEqual(before);
    const done = replyOf(await finish(await only(), { note: 'Falsch' })).data;
    expect(await undo(done.changeId, tobias)).toBe('NOT_FOUND');
    expect(await undo(done.changeId)).toBe(1);
    expect(await steps()).toEqual(before);
    expect((await history()).slice(0, 2)).toEqual([
      ['enquiry.change-undone', false, null],
      ['step.done', true, null],
    ]);
  });

  test('is refused after ten seconds, and after another change of the steps', async () => {
    const first = await planned();
    laterBy(5);
    await planned();
    expect(await undo(first.changeId)).toBe('STALE');
    const { changeId } = await planned();
    laterBy(11);
    expect(await undo(changeId)).toBe('UNDO_OVER');
  });
});

describe('a visit', () => {
  const BEGIN = '2026-11-19T10:00:00+01:00';
  let visitId: string;
  beforeEach(async () => {
    const time = { kind: 'VISIT', visit: 'HOME', showroom: 'MAINZ', start: BEGIN, confirm: true } as const;
    const reply = await jana.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time } });
    visitId = replyOf(reply).data.visitId ?? '';
  });
  /** By then her session is over. */
  const goOnAt = async (time: string) => {
    app.clock.now = new Date(time);
    jana.browser = (await anotherBrowser(app, jana.staffId)).browser;
  };
  const came = (more: object = {}) =>
    jana.browser.client.call(visitCameEndpoint, { body: { visitId, ...more } });
  const missed = () => jana.browser.client.call(visitNoShowEndpoint, { body: { visitId } });
  const stored = () =>
    app.db
      .selectFrom('next_step')
      .select(['state', 'outcome'])
      .where('step_id', '=', visitId)
      .executeTakeFirst();

  test('that took place is followed up, and can be undone', async () => {
    expect(codeOf(await came())).toBe('WRONG_STATE');
    expect(codeOf(await finish(await only()))).toBe('WRONG_STATE');
    expect(codeOf(await change(await only(), { text: 'x' }))).toBe('WRONG_STATE');
    await goOnAt(BEGIN);
    const { changeId, planned: followed, isDefault } = replyOf(await came({ note: 'Gefällt.' })).data;
    expect([followed?.kind, followed?.cause, isDefault]).toEqual(['FOLLOW_UP', 'CAME', true]);
    expect(await stored()).toEqual({ state: 'DONE', outcome: 'CAME' });
    expect((await history())[0]).toEqual(['visit.came', false, 'Gefällt.']);
    expect(replyOf(await came()).data.changeId).toBeNull();
    expect(await undo(changeId)).toBe(1);
    expect(await stored()).toEqual({ state: 'OPEN', outcome: null });
    expect(await kinds()).toEqual(['VISIT']);
  });

  test('that nobody came to is called about today, is corrected, and can be agreed on again', async () => {
    await goOnAt('2026-11-19T11:30:00+01:00');
    const { planned: followed } = replyOf(await missed()).data;
    expect(followed).toMatchObject({ cause: 'NO_SHOW', from: '2026-11-19T00:00:00+01:00' });
    expect(await stored()).toEqual({ state: 'DONE', outcome: 'NO_SHOW' });
    const next = { kind: 'TASK', date: '2026-11-20' };
    expect(replyOf(await came({ next })).data.planned).toMatchObject({ kind: 'TASK', cause: 'CAME' });
    expect(await stored()).toEqual({ state: 'DONE', outcome: 'CAME' });
    const body = { visitId, start: '2026-11-20T10:00:00+01:00' };
    replyOf(await jana.browser.client.call(moveVisitEndpoint, { body }));
    expect(await stored()).toEqual({ state: 'OPEN', outcome: null });
  });

  test('that is not there is not found', async () => {
    visitId = 'none';
    expect(codeOf(await came())).toBe('NOT_FOUND');
  });
});
