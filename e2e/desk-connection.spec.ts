import path from 'node:path';
import { LAST_EVENT_HEADER } from '@funnel/contract/endpoint';
import { followChangesEndpoint } from '@funnel/contract/event/follow-changes';
import type { Page } from '@playwright/test';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenBooking, givenEnquiry, openStarts } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { runServer } from './run-server.ts';

test.use({ refusals: [401, 409] });

/** The event after which each connection of the page resumes. */
function hearResuming(page: Page): () => Promise<string[]> {
  const asked: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === followChangesEndpoint.path) asked.push(request.allHeaders());
  });
  return async () => (await Promise.all(asked)).flatMap((headers) => headers[LAST_EVENT_HEADER] ?? []);
}

test('call list, list, record and calendar say that the server is gone, and catch up from where they were', {
  tag: ['@desktop', '@whole'],
}, async ({ browser, page: tobias, request, query, ownProduct: { url, database }, email }) => {
  const socket = process.env['PRODUCT_SOCKET'] ?? '';
  const environment = {
    DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`,
    DATA_DIR: path.join(socket, '..', `${database}-other`),
  };
  const { enquiryId } = await givenEnquiry(request, email, { personal_full_name: 'Katrin Sommerfeld' });
  const start = (await openStarts(request)).at(-1) ?? '';
  const date = start.slice(0, 10);
  await openDeskAs(tobias, query, { name: 'Tobias Roth', url });
  await tobias.goto(`${url}/desk/enquiries/${enquiryId}`);
  await expect(tobias.locator('[name=note]')).toBeVisible();

  const stopped = await runServer(environment);
  const context = await browser.newContext();
  const calls = await context.newPage();
  const resumed = hearResuming(calls);
  await openDeskAs(calls, query, { name: 'Jana Keller', url: stopped.url });
  await expect(calls.locator('li[data-enquiry]')).toHaveCount(1);
  const [list, record, calendar] = (await Promise.all(
    ['enquiries', `enquiries/${enquiryId}`, `calendar?date=${date}`].map(async (address) => {
      const page = await context.newPage();
      await page.goto(`${stopped.url}/desk/${address}`);
      return page;
    }),
  )) as [Page, Page, Page];
  const cell = calendar.locator(`[data-cell="${date} ${start.slice(11, 16)}"]`);
  await expect(list.locator('[data-row]')).toHaveCount(1);
  await expect(record.getByRole('heading', { level: 1 })).toContainText('Sommerfeld');
  await expect(cell).toHaveAttribute('data-taken', '0');
  const pages = [calls, list, record, calendar];
  for (const page of pages) await expect(page.locator('[data-banner]')).toHaveCount(0);

  await stopped.stop();
  for (const page of pages) {
    await expect(page.locator('[data-banner=ochre]')).toContainText('Keine Verbindung seit');
    await expectAccessible(page);
    await expectNothingCut(page);
  }
  // The content stays, while colleagues and visitors continue on the other server.
  await expect(record.getByRole('heading', { level: 1 })).toContainText('Sommerfeld');
  await tobias.locator('[name=note]').fill('Einzug im April');
  await tobias.keyboard.press('Control+s');
  await expect(tobias.locator('[data-entry=note]')).toContainText('Einzug im April');
  await givenEnquiry(request, `2${email}`, { personal_full_name: 'Eva Neu' });
  await givenBooking(request, `3${email}`, start);
  expect(await resumed()).toEqual([]);

  const again = await runServer({ ...environment, PORT: new URL(stopped.url).port });
  try {
    await expect(calls.locator('li[data-enquiry]').filter({ hasText: 'Eva Neu' })).toBeVisible();
    await expect(list.locator('[data-row]').filter({ hasText: 'Eva Neu' })).toBeVisible();
    await expect(record.locator('[data-entry=note]')).toContainText('Einzug im April');
    await expect(cell).toHaveAttribute('data-taken', '1');
    for (const page of pages) await expect(page.locator('[data-banner]')).toHaveCount(0);
    // The browser sends the last event id.
    expect((await resumed()).at(-1)).toMatch(/^\d+$/);
    await context.close();
  } finally {
    await again.stop();
  }
});
