import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { openLinkEndpoint } from '@funnel/contract/floor-plan/floor-plan-link';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { describe, expect, test } from 'vitest';
import { replyOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { examplePdf } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { linkToken } from './floor-plan-link.queries.ts';

const app = useTestApp();
const published = useTestApp({ environment: { PUBLIC_URL: 'https://kueche.example' } });
const MINUTE_MS = 60 * 1000;

async function upload(origin: string, headers: Record<string, string>) {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(examplePdf())]), 'plan.pdf');
  const response = await fetch(origin + uploadFilesEndpoint.path, { method: 'POST', body, headers });
  const { code } = (await response.json()) as { code?: string };
  return code ?? response.status;
}

describe('a file from somebody without a session', () => {
  test('is accepted from our own pages, also framed in a retailer’s page: the frame is ours', async () => {
    expect(await upload(app.origin, { origin: app.origin })).toBe(200);
    expect(await upload(app.origin, { 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await upload(published.origin, { origin: 'https://kueche.example' })).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['says nothing of where it comes from', {}],
    ['comes from another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['comes from another name of the same owner', { 'sec-fetch-site': 'same-site' }],
    ['comes from a page without an origin', { origin: 'null' }],
    ['has a token that is none', { 'x-enquiry-token': 'forged.token' }],
  ])('that %s is not read', async (_case, headers) => {
    expect(await upload(app.origin, headers)).toBe('CROSS_ORIGIN');
    expect(await app.db.selectFrom('file').select('file_id').execute()).toEqual([]);
  });

  test('is accepted with the token of an enquiry until it expires', async () => {
    const { kitchenId, email } = replyOf(
      await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() }),
    ).data;
    const open = (address: string) =>
      app.client.call(openLinkEndpoint, { body: { kitchenId, email: address } });
    const { token, arrivalsToken } = replyOf(await open(email)).data;
    expect(await upload(app.origin, { 'x-enquiry-token': token })).toBe(200);
    expect(await upload(app.origin, { 'x-enquiry-token': arrivalsToken })).toBe('CROSS_ORIGIN');
    // A decoy gets the same answer: nobody learns whose kitchen it is.
    const nowhere = replyOf(await open('somebody@else.example')).data;
    expect(await upload(app.origin, { 'x-enquiry-token': nowhere.token })).toBe(200);
    expect(
      await upload(app.origin, { 'x-enquiry-token': await linkToken(app.db, 'phone-upload', 'none') }),
    ).toBe('CROSS_ORIGIN');
    app.clock.now = new Date(app.clock.now.getTime() + 31 * MINUTE_MS);
    expect(await upload(app.origin, { 'x-enquiry-token': token })).toBe('CROSS_ORIGIN');
  });
});
