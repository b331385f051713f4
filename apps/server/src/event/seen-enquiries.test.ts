import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { expect, test } from 'vitest';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { bookExample } from '../testing/customer-files.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

test('whose data a list shows to whom is written down, once an hour for each', async () => {
  const anna = await submitExample(app, 1);
  await bookExample(app, anna.enquiryId);
  const jana = await staffBrowser(app, 'agent');
  const list = async () => replyOf(await jana.browser.client.call(listEnquiriesEndpoint, { query: {} }));
  const viewed = async () =>
    (await staffEvents(app)).filter(({ type }) => type === 'data.viewed').map(({ data }) => data);
  await list();
  await list();
  expect(await viewed()).toEqual([{ call: listEnquiriesEndpoint.path, enquiryIds: [anna.enquiryId] }]);
  const otto = await submitExample(app, 2);
  await list();
  expect((await viewed()).at(-1)).toEqual({ call: listEnquiriesEndpoint.path, enquiryIds: [otto.enquiryId] });
  app.clock.now = new Date(app.clock.now.getTime() + 60 * 60 * 1000);
  replyOf(await jana.browser.client.call(showQueueEndpoint, { query: {} }));
  expect((await viewed()).at(-1)).toMatchObject({ call: showQueueEndpoint.path });
  app.clock.now = new Date(app.clock.now.getTime() + 60 * 60 * 1000);
  replyOf(await jana.browser.client.call(showCalendarEndpoint, { query: { from: '2026-11-16', days: 7 } }));
  expect((await viewed()).at(-1)).toEqual({ call: showCalendarEndpoint.path, enquiryIds: [anna.enquiryId] });
});

test('of a colleague it is written down too', async () => {
  const { enquiryId } = await submitExample(app, 1);
  for (const role of ['agent', 'manager'] as const) {
    const { browser, staffId } = await staffBrowser(app, role);
    replyOf(await browser.client.call(listEnquiriesEndpoint, { query: {} }));
    expect((await staffEvents(app)).at(-1)).toMatchObject({
      type: 'data.viewed',
      actorId: staffId,
      data: { enquiryIds: [enquiryId] },
    });
  }
});
