import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import {
  endMyFeedEndpoint,
  endShowroomFeedEndpoint,
  listFeedsEndpoint,
  makeMyFeedEndpoint,
  makeShowroomFeedEndpoint,
} from '@funnel/contract/calendar-feed/calendar-feed';
import { assignEnquiryEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = '2026-11-18T10:00:00+01:00';
let next = 0;

let mia: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;
beforeEach(async () => {
  await app.db.deleteFrom('enquiry').execute();
  await app.db.deleteFrom('calendar_feed').execute();
  mia = await staffBrowser(app, 'manager');
  ({ enquiryId } = await submitExample(app, next++, {
    personal_full_name: 'Anna Lena Groß, „Müller“; Söhne',
  }));
});

const read = (
  token: string,
  { headers = {}, lang = 'de' }: { headers?: Record<string, string>; lang?: string } = {},
) =>
  fetch(`${app.origin}/api/v1/calendar.ics?token=${token}&lang=${lang}`, {
    headers: { 'x-forwarded-for': '198.51.100.4', ...headers },
  });
const myToken = async () => replyOf(await mia.browser.client.call(makeMyFeedEndpoint)).data.token;
const showroomToken = async (showroom = 'MAINZ') =>
  replyOf(await mia.browser.client.call(makeShowroomFeedEndpoint, { body: { showroom } })).data.token;
const bookVisit = async () => {
  const time = {
    kind: 'VISIT',
    visit: 'SHOWROOM',
    showroom: 'MAINZ',
    start: START,
    planner: mia.staffId,
  } as const;
  return replyOf(await mia.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time } })).data;
};
const eventsOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const summaries = (text: string) => eventsOf(text).map((event) => event.getFirstPropertyValue('summary'));

describe('a calendar link', () => {
  test('of a person is a valid calendar with their visits and calls, and no more than the surname', async () => {
    const { visitId } = await bookVisit();
    replyOf(
      await mia.browser.client.call(bookTimeEndpoint, {
        body: { enquiryId, time: { kind: 'CALL', start: '2026-11-18T15:00:00+01:00' } },
      }),
    );
    const assign = { enquiryId, version: 1, assignee: mia.staffId };
    replyOf(await mia.browser.client.call(assignEnquiryEndpoint, { body: assign }));
    const answer = await read(await myToken());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Küchen Muster: Jana Roth');
    expect(summaries(text)).toEqual(['Studiotermin: Söhne', 'Anruf: Söhne']);
    const [visit] = eventsOf(text);
    expect(visit?.getFirstPropertyValue('uid')).toBe(`${visitId}@kueche.example`);
    expect(visit?.getFirstPropertyValue('location')).toBe('Mainz');
    expect(visit?.getFirstPropertyValue('url')).toBe(`https://kueche.example/desk/enquiries/${enquiryId}`);
    const start = visit?.getFirstPropertyValue('dtstart') as ICAL.Time;
    const zone = calendar.getFirstSubcomponent('vtimezone');
    if (!zone) throw new Error('no zone');
    start.zone = new ICAL.Timezone(zone);
    expect(start.toJSDate()).toEqual(new Date(START));
    const unfolded = text.replaceAll('\r\n ', '');
    for (const word of ['Anna', 'Lena', '0681', '66111', '@example']) expect(unfolded).not.toContain(word);
  });

  test('names who booked in the terminfinder by the last word of the name as typed', async () => {
    const booking = exampleTerminfinderEnquiry('2026-11-18T16:00:00+01:00');
    const body = { ...booking, personal_full_name: 'Eva Maria Muster' };
    const { data } = replyOf(await app.client.call(submitTerminfinderEnquiryEndpoint, { body }));
    const { version } = await app.db
      .selectFrom('enquiry')
      .select('version')
      .where('enquiry_id', '=', data.enquiryId)
      .executeTakeFirstOrThrow();
    const assign = { enquiryId: data.enquiryId, version, assignee: mia.staffId };
    replyOf(await mia.browser.client.call(assignEnquiryEndpoint, { body: assign }));
    expect(summaries(await (await read(await myToken())).text())).toEqual(['Anruf: Muster']);
  });

  test('of a showroom names the planner and not the customer', async () => {
    await bookVisit();
    const text = await (await read(await showroomToken(), { lang: 'en' })).text();
    expect(summaries(text)).toEqual(['Showroom visit, Jana Roth']);
    expect(text).not.toContain('Söhne');
    expect(summaries(await (await read(await showroomToken('KONZ'))).text())).toEqual([]);
  });

  test('that has not changed is not sent again', async () => {
    const token = await myToken();
    const first = await read(token);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    expect((await read(token, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await bookVisit();
    expect((await read(token, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('is kept as a hash, renewed and ended; an old link opens nothing', async () => {
    const old = await myToken();
    expect(old).toMatch(/^[\w-]{43}$/);
    const rows = await app.db.selectFrom('calendar_feed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(old);
    const renewed = await myToken();
    expect((await read(old)).status).toBe(410);
    expect((await read(renewed)).status).toBe(200);
    replyOf(await mia.browser.client.call(endMyFeedEndpoint));
    replyOf(await mia.browser.client.call(endMyFeedEndpoint));
    expect((await read(renewed)).status).toBe(410);
  });

  test('of somebody whose access has ended opens nothing', async () => {
    const token = await myToken();
    await app.db
      .updateTable('staff')
      .set({ deactivated_at: app.clock.now })
      .where('staff_id', '=', mia.staffId)
      .execute();
    expect((await read(token)).status).toBe(410);
  });

  test('of a showroom is for managers, and only of one that is there', async () => {
    const jana = await staffBrowser(app, 'agent');
    const body = { showroom: 'MAINZ' };
    expect(codeOf(await jana.browser.client.call(makeShowroomFeedEndpoint, { body }))).toBe('FORBIDDEN');
    const nowhere = { showroom: 'NOWHERE' };
    expect(codeOf(await mia.browser.client.call(makeShowroomFeedEndpoint, { body: nowhere }))).toBe(
      'NOT_FOUND',
    );
    await Promise.all([showroomToken(), showroomToken()]);
    const listed = async (staff: typeof mia) =>
      replyOf(await staff.browser.client.call(listFeedsEndpoint)).data;
    expect((await listed(mia)).showrooms.map(({ showroom }) => showroom)).toEqual(['MAINZ']);
    expect(await listed(jana)).toEqual({ mine: null, showrooms: [] });
    replyOf(await mia.browser.client.call(endShowroomFeedEndpoint, { body }));
    expect((await listed(mia)).showrooms).toEqual([]);
  });

  test('says when it was last read', async () => {
    const token = await myToken();
    const mine = async () => replyOf(await mia.browser.client.call(listFeedsEndpoint)).data.mine;
    expect(await mine()).toMatchObject({ readAt: null });
    await read(token);
    expect(await mine()).toMatchObject({ readAt: app.clock.now.toISOString() });
  });

  test('is limited, and neither the link nor a name is in the log', async () => {
    const token = await myToken();
    await bookVisit();
    const limits = {
      ...DEFAULT_SETTINGS.limits,
      calls: { ...DEFAULT_SETTINGS.limits.calls, calendarFeedsOfLink: { calls: 2, minutes: 60 } },
    };
    await storeSetting(app.db, 'limits', limits, app.clock.now);
    await app.settings.refresh();
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries++) statuses.push((await read(token)).status);
    expect(statuses).toEqual([200, 200, 429]);
    // Another link of the same address still opens.
    expect((await read('x'.repeat(43))).status).toBe(410);
    const log = app.log.join('');
    expect(log).toContain('/api/v1/calendar.ics');
    expect(log).not.toContain(token);
    expect(log).not.toMatch(/Söhne|198\.51/);
  });
});
