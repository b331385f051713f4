import { createHmac } from 'node:crypto';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ExampleFile } from './example-file.ts';
import { expect } from './product-test.ts';

const CONFLICT = 409;

/** Fixtures, created by the API calls of the pages. */

export interface Lead {
  readonly enquiryId: string;
  readonly kitchenId: string;
  readonly email: string;
}

/** People of one test differ in the digits in front of their address, and in their number. */
const phoneOf = (email: string) => `0681 123456${/^\d*/.exec(email)?.[0] ?? ''}`;

const contact = (email: string) => ({
  personal_salutation_english: 'MRS',
  personal_full_name: 'Johanna Weiß',
  personal_email: email,
  personal_telephone_raw: phoneOf(email),
  personal_postcode: '66111',
});

async function leadOf(answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Lead> {
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: Lead };
  return data;
}

export async function givenEnquiry(request: APIRequestContext, email: string, answers = {}): Promise<Lead> {
  return leadOf(await request.post('/api/v1/funnel-enquiries', { data: { ...contact(email), ...answers } }));
}

/** A file of the kitchen, as sent by the funnel. */
export async function givenFile(
  request: APIRequestContext,
  kitchenId: string,
  file: ExampleFile,
): Promise<string> {
  const headers = { origin: new URL((await request.get('/healthz')).url()).origin };
  const sent = await request.post('/fc/files?img_cap_size=2mb&src=funnel', {
    multipart: { files: file },
    headers,
  });
  const { uploadedFiles } = (await sent.json()) as { uploadedFiles: { fileId: string }[] };
  const fileId = uploadedFiles[0]?.fileId ?? '';
  const data = { kitchenId, fcIds: [fileId] };
  const claimed = await request.post('/int/filecloud/public/v1/floorplans', { data, headers });
  expect(claimed.status()).toBe(200);
  return fileId;
}

interface Caller {
  readonly headers?: Record<string, string>;
  readonly telephone?: string;
}

function requestBooking(
  request: APIRequestContext,
  email: string,
  start: string,
  { headers = {}, telephone }: Caller = {},
) {
  const who = { ...contact(email), ...(telephone && { personal_telephone_raw: telephone }) };
  const data = { ...who, locale: 'de', precall_requested_at: start, duration: 60 };
  return request.post('/api/v1/terminfinder-enquiries', { data, headers });
}

export async function givenBooking(
  request: APIRequestContext,
  email: string,
  start: string,
  caller?: Caller,
): Promise<Lead> {
  return leadOf(await requestBooking(request, email, start, caller));
}

/** Takes all remaining seats of a time: other tests may have taken some. */
export async function givenFullSlot(request: APIRequestContext, email: string, start: string): Promise<void> {
  const statuses: number[] = [];
  while (!statuses.includes(CONFLICT)) {
    const booking = await requestBooking(request, `seat-${statuses.length}-${email}`, start);
    statuses.push(booking.status());
  }
  expect(statuses.length).toBeLessThanOrEqual(DEFAULT_SETTINGS.slots.capacity + 1);
}

/** The starts of all offered times. */
export async function openStarts(request: APIRequestContext): Promise<string[]> {
  const { data } = await (await request.get('/api/v1/datepickers/available')).json();
  const days: { start: string }[][] = Object.values(data.availableSlots);
  return days.flat().map(({ start }) => start);
}

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The token of the mailed link. */
export async function givenToken(query: Query, request: APIRequestContext, lead: Lead): Promise<string> {
  // The first use of a link creates the signing key.
  await request.post('/api/v1/appointments/show', { data: { token: 'none.none' } });
  const [secret] = await query("select value from secret where name = 'mailed-link'");
  const [row] = await query('select appointment_id from appointment where enquiry_id = $1', [lead.enquiryId]);
  const id = String(row?.['appointment_id']);
  const mac = createHmac('sha256', secret?.['value'] as Buffer).update(`11:appointment:${id}`);
  return `${id}.${mac.digest('base64url')}`;
}

/** With the setting that makes form failures visible. */
export async function givenSeenFailures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let settings: object;
    Object.defineProperty(window, '__FUNNEL_SETTINGS__', {
      get: () => settings,
      set: (given: object) => {
        settings = { ...given, showSubmitErrors: true };
      },
    });
  });
}
