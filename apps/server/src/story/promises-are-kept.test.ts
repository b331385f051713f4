import { moveAppointmentEndpoint } from '@funnel/contract/appointment/manage-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { type AgreedTime, bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { type CallEnd, claimCallEndpoint, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { mergeEnquiryEndpoint } from '@funnel/contract/same-person/merge-enquiry';
import type { Status } from '@funnel/domain/pipeline/status';
import { beforeEach, expect, test } from 'vitest';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
/** Monday, 11:00 in Germany. */
const START = app.clock.now;
const FRIDAY = '2026-11-20T13:00:00+01:00';

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;

beforeEach(async () => {
  app.clock.now = START;
  jana = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app));
  await app.runJobs({ ignoresPauses: true });
  app.mail.mails = [];
});

async function outcome(outcome: CallEnd, id = enquiryId) {
  replyOf(await jana.browser.client.call(claimCallEndpoint, { body: { enquiryId: id } }));
  return replyOf(await jana.browser.client.call(endCallEndpoint, { body: { enquiryId: id, outcome } })).data;
}
const wish = async (ts: string, id = enquiryId) =>
  replyOf(await app.client.call(requestPrecallEndpoint, { body: { enquiryId: id, ts, duration: 3600 } }));
const agree = async (time: AgreedTime) =>
  replyOf(await jana.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time } }));
const appointment = (id = enquiryId) =>
  app.db.selectFrom('appointment').selectAll().where('enquiry_id', '=', id).executeTakeFirstOrThrow();
async function status(to: Status): Promise<void> {
  const { version } = await app.db.selectFrom('enquiry').select('version').executeTakeFirstOrThrow();
  replyOf(await jana.browser.client.call(changeStatusEndpoint, { body: { enquiryId, version, status: to } }));
}
/** What the call list has, now and later: the kind of the step that comes first, and when. */
async function listed(): Promise<[string, string][]> {
  const tabs = (['NOW', 'LATER'] as const).map(
    async (tab) =>
      replyOf(await jana.browser.client.call(showQueueEndpoint, { query: { tab } })).data.entries,
  );
  return (await Promise.all(tabs)).flat().map(({ step }) => [step.kind, step.from]);
}

test('1: a call that the customer moves by the mailed link replaces a planned try', async () => {
  await wish('2026-11-16T13:00:00+01:00');
  app.clock.now = new Date('2026-11-16T13:58:00+01:00');
  await outcome({ kind: 'NOT_REACHED' });
  app.clock.now = new Date('2026-11-16T12:00:00+01:00');
  const token = await appointmentToken(app.db, (await appointment()).appointment_id);
  replyOf(await app.client.call(moveAppointmentEndpoint, { body: { token, start: FRIDAY } }));
  expect(await listed()).toEqual([['CALL', FRIDAY]]);
});

test('2: a call that staff agree on replaces a planned try', async () => {
  await outcome({ kind: 'NOT_REACHED' });
  await agree({ kind: 'CALL', start: FRIDAY });
  expect(await listed()).toEqual([['CALL', FRIDAY]]);
});

test.each(['OFFER', 'WON'] as const)(
  '3: a call that is agreed with somebody of status %s is listed',
  async (to) => {
    await status('CONTACTED');
    await status(to);
    await agree({ kind: 'CALL', start: FRIDAY });
    expect((await listed()).filter(([kind]) => kind === 'CALL')).toEqual([['CALL', FRIDAY]]);
  },
);

test('4: merging a caller who has booked into an older record keeps the call', async () => {
  const second = await submitExample(app, 1);
  await wish(FRIDAY, second.enquiryId);
  const body = { enquiryId: second.enquiryId, into: enquiryId };
  replyOf(await jana.browser.client.call(mergeEnquiryEndpoint, { body }));
  expect(await listed()).toEqual([['CALL', FRIDAY]]);
});

test('5: who is called early and not reached is called at the promised time', async () => {
  await wish('2026-11-16T13:00:00+01:00');
  const { nextStep } = await outcome({ kind: 'NOT_REACHED' });
  expect(nextStep).toMatchObject({ kind: 'CALL', from: '2026-11-16T13:00:00+01:00' });
  expect(await listed()).toEqual([['CALL', '2026-11-16T13:00:00+01:00']]);
});

test('6: every outcome leaves a next step, with the given day, person and text', async () => {
  expect((await outcome({ kind: 'REACHED' })).nextStep).toMatchObject({
    kind: 'FOLLOW_UP',
    isWholeDay: true,
  });
  const next = {
    kind: 'WAIT' as const,
    date: '2026-11-24',
    time: '14:00',
    text: 'Grundriss',
    staffId: jana.staffId,
  };
  const { nextStep } = await outcome({ kind: 'REACHED', next });
  expect(nextStep).toMatchObject({
    ...{ kind: 'WAIT', from: '2026-11-24T14:00:00+01:00', text: 'Grundriss', staffId: jana.staffId },
  });
  expect((await outcome({ kind: 'OFFER', value: 18_350 })).nextStep).toMatchObject({
    ...{ kind: 'FOLLOW_UP', cause: 'OFFER', from: '2026-11-23T00:00:00+01:00' },
  });
  expect((await outcome({ kind: 'CALL', start: FRIDAY })).nextStep).toMatchObject({
    kind: 'CALL',
    from: FRIDAY,
  });
});

test('7: a visit that is agreed in the record replaces the call, and the customer is told', async () => {
  await wish(FRIDAY);
  await app.runJobs({ ignoresPauses: true });
  app.mail.mails = [];
  const start = '2026-11-19T10:00:00+01:00';
  await agree({ kind: 'VISIT', visit: 'SHOWROOM', showroom: 'MAINZ', start, confirm: true });
  expect(await appointment()).toMatchObject({ state: 'CANCELLED' });
  await app.runJobs({ ignoresPauses: true });
  const told = app.mail.mails
    .filter(({ to }) => to === 'anna.0@gross.example')
    .map(({ calendar }) => calendar?.content);
  expect(told.filter((entry) => entry?.includes('STATUS:CANCELLED'))).toHaveLength(1);
  expect(told.filter((entry) => entry?.includes('STATUS:CONFIRMED'))).toHaveLength(1);
});

test('8: nothing leaves the lists by its age, and who was never reached waits for a decision', async () => {
  await app.db
    .updateTable('next_step')
    .set({ created_at: new Date(0), starts_at: new Date(0), ends_at: new Date(1) })
    .execute();
  app.clock.now = new Date('2027-03-01T11:00:00+01:00');
  jana = await staffBrowser(app, 'agent');
  expect((await listed()).length).toBe(1);
  await app.db.updateTable('enquiry').set({ tries: 4 }).execute();
  expect((await outcome({ kind: 'NOT_REACHED' })).nextStep).toMatchObject({ kind: 'UNREACHED' });
});
