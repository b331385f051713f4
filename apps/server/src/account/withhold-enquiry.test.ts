import { confirmEnquiryEndpoint } from '@funnel/contract/account/confirm-email';
import { deleteAccountEndpoint } from '@funnel/contract/account/manage-account';
import { showOverviewEndpoint } from '@funnel/contract/customer-area/show-overview';
import { enterEnquiryEndpoint } from '@funnel/contract/enquiry/enter-enquiry';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import { beforeEach, expect, test } from 'vitest';
import { useCustomerApp } from '../testing/customer-app.ts';
import {
  type Browser,
  codeOf,
  confirmedCustomer,
  mailTo,
  PASSWORD,
  replyOf,
  submitExample,
} from '../testing/customer-browser.ts';
import { sendPdf } from '../testing/customer-files.ts';
import { staffBrowser } from '../testing/staff-browser.ts';

const { app } = useCustomerApp();

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let berta: Awaited<ReturnType<typeof confirmedCustomer>>;
/** Anna's enquiry; Berta has an account with another address. */
let enquiryId: string;

beforeEach(async () => {
  app.mails.length = 0;
  jana = await staffBrowser(app, 'agent');
  berta = await confirmedCustomer(app, 1);
  ({ enquiryId } = await submitExample(app, 0));
});

const correct = async (email: string, version = 0) =>
  replyOf(
    await jana.browser.client.call(changeContactEndpoint, {
      body: { enquiryId, version, contact: { email } },
    }),
  );
const seenBy = async ({ client }: Browser) =>
  replyOf(await client.call(showOverviewEndpoint)).data.enquiries.map((enquiry) => enquiry.enquiryId);
const confirm = async ({ client }: Browser, token: string) =>
  codeOf(await client.call(confirmEnquiryEndpoint, { body: { token } }));
const isWithheld = async () =>
  replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId } })).data.contact
    .isWithheld;
const asked = () => app.mails.filter(({ kind }) => kind === 'ENQUIRY_TO_CONFIRM');

test('an address that staff correct to that of an account shows nothing there before its holder has confirmed', async () => {
  await correct(berta.email.toUpperCase());
  expect(await seenBy(berta.browser)).toEqual([berta.enquiryId]);
  expect((await sendPdf(berta.browser, app.origin, enquiryId)).status).toBe(404);
  expect(await isWithheld()).toBe(true);
  const mail = mailTo(app, berta.email);
  expect(mail.kind).toBe('ENQUIRY_TO_CONFIRM');

  expect(await confirm(berta.browser, mail.tokens.enquiry ?? '')).toBe('OK');
  expect((await seenBy(berta.browser)).toSorted()).toEqual([berta.enquiryId, enquiryId].toSorted());
  expect(await isWithheld()).toBe(false);
  // A second click on the link.
  expect(await confirm(berta.browser, mail.tokens.enquiry ?? '')).toBe('OK');
  const timeline = await jana.browser.client.call(listTimelineEndpoint, { query: { enquiryId } });
  expect(replyOf(timeline).data.events.slice(0, 2)).toMatchObject([
    { type: 'enquiry.holder-confirmed', actor: 'customer' },
    { type: 'enquiry.contact-changed', actor: 'staff' },
  ]);
});

test('the link is for the holder of that address alone, and for as long as the enquiry has it', async () => {
  const clara = await confirmedCustomer(app, 2);
  await correct(berta.email);
  const token = mailTo(app, berta.email).tokens.enquiry ?? '';
  expect(await confirm(clara.browser, token)).toBe('TOKEN_OVER');
  expect(await confirm(berta.browser, `${enquiryId}.x`)).toBe('TOKEN_OVER');
  await correct(clara.email, 1);
  expect(await confirm(berta.browser, token)).toBe('TOKEN_OVER');
  expect(await seenBy(clara.browser)).toEqual([clara.enquiryId]);
});

test('an address without an account needs no confirmation, and neither does another way to write it', async () => {
  await correct('anna.neu@gross.example');
  expect(await isWithheld()).toBe(false);
  await correct(berta.email, 1);
  await correct('anna.neu@gross.example', 2);
  expect(await isWithheld()).toBe(false);
  const own = { enquiryId: berta.enquiryId, version: 0, contact: { email: berta.email.toUpperCase() } };
  replyOf(await jana.browser.client.call(changeContactEndpoint, { body: own }));
  expect(await seenBy(berta.browser)).toEqual([berta.enquiryId]);
  expect(asked()).toHaveLength(1);
});

test('an enquiry that staff enter with the address of an account waits for its holder, too', async () => {
  const enquiry = {
    entry: 'WALK_IN',
    personal_salutation_english: 'MRS',
    personal_full_name: 'Anna Groß',
    personal_postcode: '66111',
    personal_email: berta.email,
  } as const;
  const { data } = replyOf(await jana.browser.client.call(enterEnquiryEndpoint, { body: { enquiry } }));
  expect(await seenBy(berta.browser)).toEqual([berta.enquiryId]);
  expect(await confirm(berta.browser, mailTo(app, berta.email).tokens.enquiry ?? '')).toBe('OK');
  expect(await seenBy(berta.browser)).toContain(data.enquiryId);
});

test('deleting an account makes no event for a withheld enquiry', async () => {
  await correct(berta.email);
  const body = { password: PASSWORD };
  replyOf(await berta.browser.client.call(deleteAccountEndpoint, { body }));
  const told = await app.db
    .selectFrom('event')
    .select('enquiry_id')
    .where('type', '=', 'account.deleted')
    .execute();
  expect(told).toEqual([{ enquiry_id: berta.enquiryId }]);
});
