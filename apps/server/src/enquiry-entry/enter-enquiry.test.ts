import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { enterEnquiryEndpoint } from '@funnel/contract/enquiry/enter-enquiry';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  app.mail.mails = [];
  jana = await staffBrowser(app, 'agent');
});

const WALK_IN = {
  personal_salutation_english: 'MR',
  personal_full_name: 'Bernd Thielen',
  personal_postcode: '54329',
  personal_telephone_raw: '06501 12345',
  question_shape: 'L_FORM',
  entry: 'WALK_IN',
} as const;

test.each([
  ['WALK_IN', 'CONTACTED'],
  ['OFFER_COUNTER', 'OFFER'],
] as const)('%s is %s, belongs to who entered it, is found, and nobody is mailed', async (entry, status) => {
  const body = { enquiry: { ...WALK_IN, entry }, showroom: 'KONZ', note: 'Kam mit Skizze' };
  const enter = () => jana.browser.client.call(enterEnquiryEndpoint, { body, idempotencyKey: 'k' });
  const { data } = replyOf(await enter());
  expect(data).toMatchObject({ status, version: 1 });
  expect(replyOf(await enter()).data).toEqual(data);
  const query = { search: 'thielen skizze', source: entry };
  const { enquiries } = replyOf(await jana.browser.client.call(listEnquiriesEndpoint, { query })).data;
  expect(enquiries).toMatchObject([
    { enquiryId: data.enquiryId, status, showroom: 'KONZ', email: '', assignee: { staffId: jana.staffId } },
  ]);
  expect(replyOf(await jana.browser.client.call(showQueueEndpoint)).data.entries).toEqual([]);
  expect(await app.db.selectFrom('event').select(['type', 'actor', 'actor_id']).execute()).toEqual([
    { type: 'enquiry.received', actor: 'staff', actor_id: jana.staffId },
    { type: 'data.viewed', actor: 'staff', actor_id: jana.staffId },
  ]);
  await app.runJobs({ ignoresPauses: true });
  expect(app.mail.mails).toEqual([]);
});

test.each([
  { ...WALK_IN, personal_telephone_raw: undefined },
  { ...WALK_IN, entry: 'LP' as never },
  { ...WALK_IN, personal_email: 'no address' },
  { ...WALK_IN, personal_full_name: 'Bernd' },
])('%j is refused', async (enquiry) => {
  const outcome = await jana.browser.client.call(enterEnquiryEndpoint, { body: { enquiry } });
  expect(codeOf(outcome)).toBe('INVALID_INPUT');
});

test('a showroom that is not there is refused, and nothing is stored', async () => {
  const body = { enquiry: WALK_IN, showroom: 'TRIER' };
  expect(codeOf(await jana.browser.client.call(enterEnquiryEndpoint, { body }))).toBe('INVALID_INPUT');
  expect(await app.db.selectFrom('enquiry').select('enquiry_id').execute()).toEqual([]);
});
