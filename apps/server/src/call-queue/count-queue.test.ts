import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { countQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { expect, test } from 'vitest';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

/** It begins on Monday, 11:00 in Germany. */
const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

test('calls that are overdue, due now or within the hour are counted, later ones and those dealt with are not', async () => {
  const { client } = (await staffBrowser(app, 'agent')).browser;
  const due = async () => replyOf(await client.call(countQueueEndpoint)).data.due;
  const laterByMinutes = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
  };
  expect(await due()).toBe(0);
  const { enquiryId } = await submitExample(app);
  const wished = await submitExample(app, 1, { personal_telephone_raw: '0681 222222' });
  const body = { enquiryId: wished.enquiryId, ts: '2026-11-16T14:00:00+01:00', duration: 3600 };
  replyOf(await app.client.call(requestPrecallEndpoint, { body }));
  expect(await due()).toBe(1);
  laterByMinutes(40);
  expect(await due()).toBe(1);
  laterByMinutes(90);
  expect(await due()).toBe(2);
  const lost = { enquiryId, version: 0, status: 'LOST', lostReason: 'TOO_FAR' } as const;
  replyOf(await client.call(changeStatusEndpoint, { body: lost }));
  expect(await due()).toBe(1);
});
