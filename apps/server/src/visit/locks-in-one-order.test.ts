import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { cancelVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const VISITS = 12;

test('a visit is cancelled while its enquiry is closed: neither waits for the other', async () => {
  const { client } = (await staffBrowser(app, 'agent')).browser;
  const codes: string[] = [];
  for (let number = 0; number < VISITS; number++) {
    const { enquiryId } = await submitExample(app, number, {
      personal_telephone_raw: `0681 ${500_000 + number}`,
    });
    const time = {
      ...({ kind: 'VISIT', visit: 'SHOWROOM', showroom: 'MAINZ', confirm: false } as const),
      start: '2026-11-19T10:00:00+01:00',
    };
    const { visitId } = replyOf(await client.call(bookTimeEndpoint, { body: { enquiryId, time } })).data;
    const lost = { enquiryId, version: 1, status: 'LOST', lostReason: 'TOO_FAR' } as const;
    const outcomes = await Promise.all([
      client.call(cancelVisitEndpoint, { body: { visitId: visitId ?? '' } }),
      client.call(changeStatusEndpoint, { body: lost }),
    ]);
    codes.push(...outcomes.map(codeOf));
  }
  expect(codes).toEqual(Array(2 * VISITS).fill('OK'));
});
