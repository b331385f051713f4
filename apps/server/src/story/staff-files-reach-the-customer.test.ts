import { deleteMyFileEndpoint } from '@funnel/contract/customer-area/manage-files';
import { showOverviewEndpoint } from '@funnel/contract/customer-area/show-overview';
import { addFilesEndpoint } from '@funnel/contract/enquiry-record/add-files';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, confirmedCustomer, replyOf } from '../testing/customer-browser.ts';
import { drawnPdf } from '../testing/example-file.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let customer: Awaited<ReturnType<typeof confirmedCustomer>>;

beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  customer = await confirmedCustomer(app);
});

const add = (purpose: string, enquiryId = customer.enquiryId, count = 1) => {
  const form = new FormData();
  for (let index = 0; index < count; index++)
    form.append('files', new Blob([new Uint8Array(drawnPdf())]), `Angebot ${index}.pdf`);
  const url = `${app.origin}${addFilesEndpoint.path}?enquiryId=${enquiryId}&purpose=${purpose}`;
  return jana.browser.send(url, { method: 'POST', body: form });
};
const seen = async () =>
  replyOf(await customer.browser.client.call(showOverviewEndpoint)).data.enquiries[0]?.files ?? [];

test('an offer of the staff shows in the customer area, and the customer cannot delete it', async () => {
  expect((await add('OFFER')).status).toBe(200);
  const [file] = await seen();
  expect(file).toMatchObject({ name: 'Angebot 0.pdf', purpose: 'OFFER', isOurs: true });
  const { enquiryId } = customer;
  const body = { enquiryId, fileId: file?.fileId ?? '' };
  expect(codeOf(await customer.browser.client.call(deleteMyFileEndpoint, { body }))).toBe('NOT_FOUND');
  expect(await seen()).toHaveLength(1);
  const shown = replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId } })).data;
  expect(shown.files).toMatchObject([{ purpose: 'OFFER', addedBy: 'Jana Roth' }]);
  const [event] = await app.db
    .selectFrom('event')
    .select(['actor', 'actor_id'])
    .where('type', '=', 'files.added')
    .execute();
  expect(event).toEqual({ actor: 'staff', actor_id: jana.staffId });
});

test("files of the staff take no place of the customer's, and have a limit of their own", async () => {
  expect((await add('PLAN', customer.enquiryId, MAX_FILES)).status).toBe(200);
  expect((await add('PLAN')).status).toBe(413);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(drawnPdf())]), 'Skizze.pdf');
  const url = `${app.origin}/api/v1/customer/files?enquiryId=${customer.enquiryId}`;
  expect((await customer.browser.send(url, { method: 'POST', body: form })).status).toBe(200);
});

test.each([
  ['BILL', undefined, 400],
  ['OFFER', 'nobody', 404],
] as const)('a file for %s of %s is refused with %i', async (purpose, enquiryId, status) => {
  expect((await add(purpose, enquiryId)).status).toBe(status);
  expect(await seen()).toEqual([]);
});
