import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { vetEnquiryEndpoint } from '@funnel/contract/pipeline/vet-enquiry';
import type { Verdict } from '@funnel/domain/enquiry/vetting';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;

beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app, 0, { website: 'https://spam.example' }));
  await app.db.updateTable('enquiry').set({ is_rescued: true }).execute();
});

const vet = (verdict: Verdict, version = 0, id = enquiryId) =>
  jana.browser.client.call(vetEnquiryEndpoint, { body: { enquiryId: id, version, verdict } });
const marks = async () => {
  const { client } = jana.browser;
  const [listed] = replyOf(await client.call(listEnquiriesEndpoint)).data.enquiries;
  const [queued] = replyOf(await client.call(showQueueEndpoint)).data.entries;
  const { origin, status } = replyOf(await client.call(showEnquiryEndpoint, { query: { enquiryId } })).data;
  return {
    listed: [listed?.isSuspect, listed?.isRescued],
    queued: queued && [queued.isSuspect, queued.isRescued],
    shown: [origin.suspicion.length > 0, origin.isRescued, origin.isVetted],
    status,
  };
};

test('a suspect and rescued enquiry is marked, and once taken in it is one like any other', async () => {
  const marked = [true, true];
  expect(await marks()).toEqual({
    listed: marked,
    queued: marked,
    shown: [true, true, false],
    status: 'NEW',
  });
  expect(replyOf(await vet('TAKEN_IN')).data).toEqual({ enquiryId, version: 1, status: 'NEW' });
  const plain = [false, false];
  expect(await marks()).toEqual({ listed: plain, queued: plain, shown: [true, true, true], status: 'NEW' });
  const events = await app.db
    .selectFrom('event')
    .select('data')
    .where('type', '=', 'enquiry.vetted')
    .execute();
  expect(events).toMatchObject([{ data: { change: { verdict: 'TAKEN_IN' } } }]);
});

test('a discarded one is lost as not genuine, is called by nobody, and can still be taken in', async () => {
  replyOf(await vet('DISCARDED'));
  expect(await marks()).toMatchObject({ queued: undefined, status: 'LOST' });
  const row = await app.db.selectFrom('enquiry').select('lost_reason').executeTakeFirstOrThrow();
  expect(row.lost_reason).toBe('NOT_GENUINE');
  expect(replyOf(await vet('TAKEN_IN', 1)).data).toMatchObject({ status: 'CONTACTED' });
});

test('of two verdicts at once one holds, what is won stays, and an unknown enquiry is not found', async () => {
  const codes = (await Promise.all([vet('TAKEN_IN'), vet('DISCARDED')])).map(codeOf);
  expect(codes.toSorted()).toEqual(['OK', 'STALE']);
  await app.db.updateTable('enquiry').set({ status: 'WON', lost_reason: null }).execute();
  expect(codeOf(await vet('DISCARDED', 1))).toBe('WRONG_STATE');
  expect(codeOf(await vet('DISCARDED', 0, 'nobody'))).toBe('NOT_FOUND');
});
