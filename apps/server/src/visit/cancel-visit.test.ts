import { claimCallEndpoint, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { cancelVisitEndpoint } from '@funnel/contract/visit/cancel-visit';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

test('a cancelled visit frees its seat, is told once, and leaves the list; an unknown one is not found', async () => {
  const { browser } = await staffBrowser(app, 'agent');
  const { enquiryId } = await submitExample(app);
  replyOf(await browser.client.call(claimCallEndpoint, { body: { enquiryId } }));
  const start = '2026-11-19T10:00:00+01:00';
  const outcome = { kind: 'VISIT', visit: 'HOME', showroom: 'MAINZ', start } as const;
  replyOf(await browser.client.call(endCallEndpoint, { body: { enquiryId, outcome } }));
  const { visit_id: visitId } = await app.db.selectFrom('visit').select('visit_id').executeTakeFirstOrThrow();

  const free = async () => {
    const query = { kind: 'HOME', showroom: 'MAINZ' } as const;
    const { days } = replyOf(await browser.client.call(listVisitSlotsEndpoint, { query })).data;
    return days['2026-11-19']?.some((slot) => slot.start === start);
  };
  const listed = async () => replyOf(await browser.client.call(listEnquiriesEndpoint)).data.enquiries;
  expect(await free()).toBe(false);
  expect(await listed()).toMatchObject([{ visit: { kind: 'HOME', showroom: 'MAINZ', start } }]);

  const cancel = (id: string) => browser.client.call(cancelVisitEndpoint, { body: { visitId: id } });
  await Promise.all([cancel(visitId), cancel(visitId)]);
  expect(await free()).toBe(true);
  expect(await listed()).toMatchObject([{ visit: null }]);
  const told = await app.db
    .selectFrom('event')
    .select('data')
    .where('type', '=', 'visit.cancelled')
    .execute();
  expect(told).toMatchObject([{ data: { change: { visit: { visitId } } } }]);
  expect(codeOf(await cancel('nothing'))).toBe('NOT_FOUND');
});
