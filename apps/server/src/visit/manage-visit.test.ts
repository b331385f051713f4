import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;

beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app));
  await app.runJobs({ ignoresPauses: true });
  app.mail.mails = [];
});

const FIRST = '2026-11-19T10:00:00+01:00';
const SECOND = '2026-11-19T14:00:00+01:00';
const HOME = { kind: 'HOME', showroom: 'MAINZ' } as const;

const book = (start = FIRST, more: { confirm?: boolean; id?: string } = {}) => {
  const { id = enquiryId, confirm = true } = more;
  const time = { kind: 'VISIT', visit: 'HOME', showroom: 'MAINZ', start, confirm } as const;
  return jana.browser.client.call(bookTimeEndpoint, { body: { enquiryId: id, time } });
};
const booked = async (...given: Parameters<typeof book>) => replyOf(await book(...given)).data.visitId ?? '';
const move = (visitId: string, start: string) =>
  jana.browser.client.call(moveVisitEndpoint, { body: { visitId, start } });
const cancel = (visitId: string) => jana.browser.client.call(cancelVisitEndpoint, { body: { visitId } });
const free = async (start: string) => {
  const { days } = replyOf(await jana.browser.client.call(listVisitSlotsEndpoint, { query: HOME })).data;
  return days['2026-11-19']?.some((slot) => slot.start === start) ?? false;
};
const listed = async () =>
  replyOf(await jana.browser.client.call(listEnquiriesEndpoint)).data.enquiries[0]?.visit ?? null;
const told = async (type: string) =>
  (
    await app.db
      .selectFrom('event')
      .select('data')
      .where('type', '=', type as never)
      .execute()
  ).map(({ data }) => data);
/** The mails of what has happened so far, each with the method and the count of changes in its calendar file. */
const mailed = async () => {
  await app.runJobs({ ignoresPauses: true });
  const mails = app.mail.mails.map(({ subject, calendar }) => [
    subject,
    calendar?.method,
    /SEQUENCE:(\d+)/.exec(calendar?.content ?? '')?.[1],
  ]);
  app.mail.mails = [];
  return mails;
};

test('a visit is booked, moved and cancelled: seats, list, mails and calendar follow', async () => {
  const visitId = await booked();
  expect([await free(FIRST), await free(SECOND)]).toEqual([false, true]);
  expect(await listed()).toEqual({ ...HOME, start: FIRST });
  expect(await mailed()).toEqual([
    ['Ihr Termin bei Ihnen zu Hause: 19. November, 10:00 Uhr', 'REQUEST', '0'],
  ]);

  replyOf(await move(visitId, SECOND));
  expect([await free(FIRST), await free(SECOND)]).toEqual([true, false]);
  expect(await listed()).toEqual({ ...HOME, start: SECOND });
  expect(await mailed()).toEqual([
    ['Neue Zeit für Ihren Termin bei Ihnen zu Hause: 19. November, 14:00 Uhr', 'REQUEST', '1'],
  ]);

  await Promise.all([cancel(visitId), cancel(visitId)]);
  expect([await free(SECOND), await listed()]).toEqual([true, null]);
  expect(await told('visit.cancelled')).toMatchObject([{ change: { visit: { visitId } } }]);
  expect(await mailed()).toEqual([
    ['Abgesagt: Ihr Termin bei Ihnen zu Hause am 19. November, 14:00 Uhr', 'CANCEL', '2'],
  ]);

  // A cancelled one is agreed on again.
  replyOf(await move(visitId, FIRST));
  expect(await listed()).toEqual({ ...HOME, start: FIRST });
});

test('a visit without confirmation makes no mail, whatever happens', async () => {
  const visitId = await booked(FIRST, { confirm: false });
  replyOf(await move(visitId, SECOND));
  replyOf(await cancel(visitId));
  expect(await mailed()).toEqual([]);
});

test('of many who move to the last seat one gets it, and the others keep their own', async () => {
  const others = await Promise.all(
    [1, 2].map((visitor) => submitExample(app, visitor, { personal_telephone_raw: `0681 11111${visitor}` })),
  );
  const [one, other] = others.map((lead) => lead.enquiryId);
  const visitIds = [
    await booked(FIRST, { id: one ?? '' }),
    await booked('2026-11-20T10:00:00+01:00', { id: other ?? '' }),
  ];
  const codes = (await Promise.all(visitIds.map((visitId) => move(visitId, SECOND)))).map(codeOf);
  expect(codes.toSorted()).toEqual(['OK', 'SLOT_TAKEN']);
  expect(await app.db.selectFrom('visit').select('state').execute()).toEqual([
    { state: 'BOOKED' },
    { state: 'BOOKED' },
  ]);
});

test.each([
  [() => move('nothing', FIRST), 'NOT_FOUND'],
  [() => cancel('nothing'), 'NOT_FOUND'],
] as const)('%s is refused with %s', async (call, code) => {
  expect(codeOf(await call())).toBe(code);
});

test('the customer hears who is there for them, and who takes over', async () => {
  const planner = async (name: string, telephone: string) => {
    const { staffId } = await staffBrowser(app, 'agent');
    await app.db.updateTable('staff').set({ name, telephone }).where('staff_id', '=', staffId).execute();
    return staffId;
  };
  const henrik = await planner('Henrik Vogt', '0681 123450');
  const mia = await planner('Mia Brandt', '');
  const time = { kind: 'VISIT', visit: 'HOME', showroom: 'MAINZ', start: FIRST, planner: henrik } as const;
  const { visitId } = replyOf(
    await jana.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time } }),
  ).data;
  await app.runJobs({ ignoresPauses: true });
  expect(app.mail.mails.at(-1)?.text).toContain('Henrik Vogt, Telefon 0681 123450');
  const body = { visitId: visitId ?? '', start: FIRST, planner: mia };
  replyOf(await jana.browser.client.call(moveVisitEndpoint, { body }));
  await app.runJobs({ ignoresPauses: true });
  const { subject, text, calendar } = app.mail.mails.at(-1) ?? {};
  expect(subject).toBe('Ihr Termin bei Ihnen zu Hause am 19. November, 10:00 Uhr: Mia Brandt ist für Sie da');
  expect(text).toContain('Ab jetzt ist Mia Brandt für Sie da');
  expect(calendar?.method).toBe('REQUEST');
});
