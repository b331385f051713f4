import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { countEnquiriesEndpoint, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { signInStaffEndpoint } from '@funnel/contract/staff/session';
import { enquirySchema } from '@funnel/domain/enquiry/enquiry-schema';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import { expect, test } from 'vitest';
import { argon2Hasher } from '../outside/password/argon2-hasher.ts';
import { openBrowser, replyOf } from '../testing/customer-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { exampleYear } from './example-year.ts';
import { AGENT_EMAIL, writeYear } from './write-year.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const PASSWORD = 'ein langes beispiel';

interface Row {
  readonly received_at: Date;
  readonly status: string;
  readonly answers: Record<string, string>;
  readonly salutation: string;
  readonly full_name: string;
  readonly postcode: string;
  readonly email: string;
  readonly telephone_raw: string;
}

test('a year is the same every time, seasonal, and nothing in it is later than now but visits and calls', () => {
  const now = app.clock.now;
  const year = exampleYear(2000, now);
  expect(exampleYear(2000, now)).toEqual(year);
  const rows = year.enquiry as Row[];
  const perMonth = (month: number) => rows.filter((row) => toBerlin(row.received_at).month === month).length;
  expect(perMonth(10)).toBeGreaterThan(perMonth(7) * 1.3);
  const on = (day: number) => rows.filter((row) => toBerlin(row.received_at).dayOfWeek === day).length;
  expect(on(7)).toBeGreaterThan(on(5));
  for (const { received_at } of rows) expect(received_at < now).toBe(true);
  for (const event of year.event as { happened_at: Date }[]) expect(event.happened_at <= now).toBe(true);
  const share = (status: string) => rows.filter((row) => row.status === status).length / rows.length;
  expect(share('WON')).toBeGreaterThan(0.1);
  expect(share('WON')).toBeLessThan(0.35);
  expect(share('LOST')).toBeGreaterThan(0.25);
});

test('every enquiry is one that the funnel would send', () => {
  for (const row of exampleYear(100, app.clock.now).enquiry as Row[]) {
    const sent = {
      ...row.answers,
      personal_salutation_english: row.salutation,
      personal_full_name: row.full_name,
      personal_postcode: row.postcode,
      personal_email: row.email,
      personal_telephone_raw: row.telephone_raw,
    };
    expect(enquirySchema.safeParse(sent).error?.issues, JSON.stringify(sent)).toBeUndefined();
  }
});

test('it fills the desk: list, calls to make, records and their timelines', async () => {
  const options = { count: 300, now: app.clock.now, passwords: argon2Hasher(), password: PASSWORD };
  const { enquiries } = await writeYear(app.db, options);
  const { client } = openBrowser(app.origin);
  replyOf(await client.call(signInStaffEndpoint, { body: { email: AGENT_EMAIL, password: PASSWORD } }));
  const { count } = replyOf(await client.call(countEnquiriesEndpoint, { query: {} })).data;
  expect(count).toBe(enquiries);
  const { data } = replyOf(await client.call(listEnquiriesEndpoint, { query: { status: 'WON' } }));
  const [won] = data.enquiries;
  expect(won?.assignee?.name).toBeTruthy();
  const query = { enquiryId: won?.enquiryId ?? '' };
  expect(replyOf(await client.call(showEnquiryEndpoint, { query })).data).toMatchObject({ status: 'WON' });
  const { events } = replyOf(await client.call(listTimelineEndpoint, { query })).data;
  expect(events.length).toBeGreaterThan(2);
  expect(replyOf(await client.call(showQueueEndpoint)).data.entries.length).toBeGreaterThan(0);
  await app.runJobs({ ignoresPauses: true });
  expect(app.mail.mails).toEqual([]);
});
