import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { countEnquiriesEndpoint, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { signInStaffEndpoint } from '@funnel/contract/staff/session';
import { APPOINTMENT_KINDS } from '@funnel/domain/appointment/appointment';
import { enquirySchema, LEAD_SOURCES } from '@funnel/domain/enquiry/enquiry-schema';
import { STEP_KINDS, STEP_STATES, type StepKind } from '@funnel/domain/next-step/step';
import { LOST_REASONS, STATUSES } from '@funnel/domain/pipeline/status';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { expect, test } from 'vitest';
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

/** A year of the test app. Returns how many enquiries it has. */
async function filled(count: number): Promise<number> {
  const { enquiries } = await writeYear(app.db, {
    ...{ count, now: app.clock.now, store: app.services.files.store },
    ...{ passwords: app.services.passwords, password: PASSWORD },
    sealCodes: async () => Buffer.alloc(1),
  });
  return enquiries;
}

async function signedIn() {
  const browser = openBrowser(app.origin);
  const body = { email: AGENT_EMAIL, password: PASSWORD };
  replyOf(await browser.client.call(signInStaffEndpoint, { body }));
  return browser;
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
  const enquiries = await filled(300);
  const { client } = await signedIn();
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

/** They come of work at the desk. */
const NOT_IN_THE_YEAR: readonly StepKind[] = ['TASK', 'UNREACHED'];

test('every state that the desk knows is in the year', () => {
  const { enquiry, next_step, enquiry_apart } = exampleYear(3600, app.clock.now);
  const all = (rows: readonly object[], name: string) =>
    new Set(rows.map((row) => (row as Record<string, unknown>)[name]).filter((value) => value !== null));
  expect(all(enquiry, 'status')).toEqual(new Set(STATUSES));
  expect(all(enquiry, 'lost_reason')).toEqual(new Set(LOST_REASONS));
  expect(all(enquiry, 'entry')).toEqual(new Set(LEAD_SOURCES));
  expect(all(next_step, 'state')).toEqual(new Set(STEP_STATES));
  expect(all(next_step, 'kind')).toEqual(
    new Set(STEP_KINDS.filter((kind) => !NOT_IN_THE_YEAR.includes(kind))),
  );
  expect(all(next_step, 'has_lapsed')).toEqual(new Set([true, false]));
  expect(all(next_step, 'call_kind')).toEqual(new Set(APPOINTMENT_KINDS));
  expect(all(next_step, 'visit_kind')).toEqual(new Set(VISIT_KINDS));
  expect(all(enquiry, 'merged_into').size).toBeGreaterThan(0);
  expect(enquiry_apart).not.toEqual([]);
  const bookings = next_step as { kind: string; held_until: Date | null; confirmed_at: Date | null }[];
  const booked = bookings.filter(({ kind }) => kind === 'CALL');
  expect(booked.some((row) => row.confirmed_at !== null)).toBe(true);
  expect(booked.some((row) => row.confirmed_at === null && row.held_until !== null)).toBe(true);
  const marked = enquiry.map((row) =>
    [row.suspicion.length > 0 && 'suspect', row.is_rescued && 'rescued', row.vetted_at && 'vetted']
      .filter(Boolean)
      .join(' '),
  );
  expect(new Set(marked)).toEqual(new Set(['', 'suspect', 'rescued', 'suspect vetted', 'rescued vetted']));
});

test.each(['2026-11-16T10:00:00Z', '2026-11-15T22:00:00Z', '2026-12-25T03:00:00Z'])(
  'at %s there are overdue calls, and floor plans that can be opened',
  async (now) => {
    app.clock.now = new Date(now);
    await filled(300);
    const { client, send } = await signedIn();
    const { entries } = replyOf(await client.call(showQueueEndpoint, { query: { tab: 'NOW' } })).data;
    expect(entries.filter(({ group }) => group === 'OVERDUE').length).toBeGreaterThan(2);
    const file = await app.db
      .selectFrom('file')
      .innerJoin('enquiry', 'enquiry.kitchen_id', 'file.kitchen_id')
      .select(['file_id', 'enquiry_id'])
      .executeTakeFirstOrThrow();
    const { files } = replyOf(
      await client.call(showEnquiryEndpoint, { query: { enquiryId: file.enquiry_id } }),
    ).data;
    expect(files).toMatchObject([{ fileId: file.file_id }]);
    const query = new URLSearchParams({ enquiryId: file.enquiry_id, fileId: file.file_id });
    const opened = await send(`${app.origin}${readFileEndpoint.path}?${query}`);
    expect(opened.status).toBe(200);
    expect(
      Buffer.from(await opened.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  },
);
