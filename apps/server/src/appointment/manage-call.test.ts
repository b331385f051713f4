import { confirmCallEndpoint, dropCallEndpoint } from '@funnel/contract/appointment/manage-call';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { callAs } from './appointment.queries.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;

beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app));
  await app.runJobs({ ignoresPauses: true });
  app.mail.mails = [];
});

const FIRST = '2026-11-17T10:00:00+01:00';
const SECOND = '2026-11-17T14:00:00+01:00';

const place = (start: string) =>
  jana.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time: { kind: 'CALL', start } } });
const confirm = (id = enquiryId) =>
  jana.browser.client.call(confirmCallEndpoint, { body: { enquiryId: id } });
const drop = (id = enquiryId) => jana.browser.client.call(dropCallEndpoint, { body: { enquiryId: id } });
const shown = async () =>
  replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId } })).data.appointment;
const mailed = async () => {
  await app.runJobs({ ignoresPauses: true });
  const kinds = await app.db.selectFrom('mail').select('kind').orderBy('queued_at').execute();
  return kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('APPOINTMENT_'));
};

test('a call is booked, moved and cancelled by the staff, and the customer is told each time', async () => {
  replyOf(await place(FIRST));
  expect(await shown()).toMatchObject({ state: 'BOOKED', start: FIRST, confirmed: true });
  expect(await mailed()).toEqual(['APPOINTMENT_BOOKED']);
  replyOf(await place(SECOND));
  expect(await shown()).toMatchObject({ state: 'BOOKED', start: SECOND });
  expect((await mailed()).toSorted()).toEqual(['APPOINTMENT_BOOKED', 'APPOINTMENT_MOVED']);
  replyOf(await drop());
  replyOf(await drop());
  expect(await shown()).toMatchObject({ state: 'CANCELLED' });
  expect((await mailed()).toSorted()).toEqual([
    'APPOINTMENT_BOOKED',
    'APPOINTMENT_CANCELLED',
    'APPOINTMENT_MOVED',
  ]);
  const events = await app.db
    .selectFrom('event')
    .select(['type', 'actor', 'actor_id'])
    .where('type', 'like', 'appointment.%' as never)
    .orderBy('sequence')
    .execute();
  expect(events).toEqual(
    ['appointment.booked', 'appointment.moved', 'appointment.cancelled'].map((type) => ({
      type,
      actor: 'staff',
      actor_id: jana.staffId,
    })),
  );
  expect(codeOf(await confirm())).toBe('WRONG_STATE');
});

test('a booking that nobody has confirmed is confirmed by the staff, and a lapsed one gets its time back', async () => {
  const body = { enquiryId, ts: FIRST, duration: 3600 };
  replyOf(await app.client.call(requestPrecallEndpoint, { body }));
  await app.db
    .updateTable('next_step')
    .set({ confirmed_at: null, held_until: new Date(app.clock.now.getTime() + 60_000) })
    .execute();
  expect(await shown()).toMatchObject({ state: 'BOOKED', confirmed: false });
  replyOf(await confirm());
  replyOf(await confirm());
  expect(await shown()).toMatchObject({ state: 'BOOKED', confirmed: true });
  await app.db
    .updateTable('next_step')
    .set({ confirmed_at: null, ...callAs('LAPSED', null, app.clock.now) })
    .where('kind', '=', 'CALL')
    .execute();
  replyOf(await confirm());
  expect(await shown()).toMatchObject({ state: 'BOOKED', start: FIRST });
});

test.each([
  [() => confirm(), 'NOT_FOUND'],
  [() => drop(), 'NOT_FOUND'],
] as const)('%s is refused with %s', async (call, code) => {
  expect(codeOf(await call())).toBe(code);
  expect(await shown()).toBeNull();
});
