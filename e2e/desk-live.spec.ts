import path from 'node:path';
import type { Page } from '@playwright/test';
import { givenColleague, openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenBooking, givenEnquiry, openStarts } from './given.ts';
import { holdCall } from './hold-call.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { runServer } from './run-server.ts';

// The later one gets a 409, which browsers log.
test.use({ refusals: [401, 409] });

const dateOf = (start: string) => start.slice(0, 10);
const cell = (page: Page, start: string) =>
  page.locator(`[data-cell="${dateOf(start)} ${start.slice(11, 16)}"]`);
const panel = (page: Page) => page.locator('section[data-panel]');

test('of two agents at two servers one gets the call, from the list or the calendar, and all is seen live at the other', {
  tag: ['@desktop', '@whole'],
}, async ({ page: jana, browser, request, query, ownProduct: { url, database }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email, { personal_full_name: 'Katrin Sommerfeld' });
  const socket = process.env['PRODUCT_SOCKET'] ?? '';
  const other = await runServer({
    DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socket)}`,
    DATA_DIR: path.join(socket, '..', `${database}-other`),
  });
  try {
    const tobias = await browser.newPage();
    const row = (page: Page) => page.locator(`li[data-enquiry="${enquiryId}"]`);
    const { dialled } = await openDeskAs(jana, query, { name: 'Jana Keller', url });
    const { dialled: byTobias } = await openDeskAs(tobias, query, { name: 'Tobias Roth', url: other.url });
    for (const page of [jana, tobias]) await expect(row(page)).toHaveAttribute('data-claim', 'free');
    for (const page of [jana, tobias]) await row(page).getByRole('button').first().click();
    const colleague = (page: Page) => page.locator('[data-colleague]');
    for (const page of [jana, tobias]) await expect(colleague(page)).toHaveAttribute('data-state', 'READY');
    await expect(jana.locator('[data-nav-count=calls]')).toHaveText('1, 1 Anrufe fällig');
    await tobias.keyboard.press('p');
    await expect(colleague(jana)).toHaveAttribute('data-state', 'PAUSE');
    await tobias.keyboard.press('p');
    const released = Promise.withResolvers<void>();
    const both = await Promise.all(
      [jana, tobias].map((page) => holdCall(page, '**/api/v1/desk/calls/claim', released.promise)),
    );
    await Promise.all([jana.keyboard.press('a'), tobias.keyboard.press('a')]);
    await Promise.all(both.map(({ arrived }) => arrived));
    released.resolve();
    const claims = () => Promise.all([jana, tobias].map((page) => row(page).getAttribute('data-claim')));
    await expect.poll(async () => (await claims()).toSorted()).toEqual(['mine', 'taken']);
    const [ofJana] = await claims();
    const [loser, winner, name] = ofJana === 'mine' ? [tobias, jana, 'Jana'] : [jana, tobias, 'Tobias'];
    await expect(row(loser)).toContainText(`${name} ist dran`);
    await expect(loser.locator('[data-banner=plum]')).toContainText(`${name} hat diesen Anruf übernommen.`);
    // One of them dials, and one only.
    await expect.poll(async () => [...(await dialled()), ...(await byTobias())]).toHaveLength(1);
    expect(await query('select enquiry_id from call_claim')).toEqual([{ enquiry_id: enquiryId }]);
    await expect(colleague(loser)).toHaveAttribute('data-state', 'CALL');
    await expect(colleague(winner)).toHaveAttribute('data-state', 'READY');
    await expectAccessible(loser);
    await winner.keyboard.press('Escape');
    await expect(row(loser)).toHaveAttribute('data-claim', 'free');
    await expect(colleague(loser)).toHaveAttribute('data-state', 'READY');

    // Colleagues on the same record appear and disappear at once.
    const readers = jana.locator('[data-readers]');
    await jana.goto(`${url}/desk/enquiries/${enquiryId}`);
    await expect(readers).toHaveAttribute('data-readers', '0');
    await tobias.goto(`${other.url}/desk/enquiries/${enquiryId}`);
    await expect(readers).toContainText('Tobias liest mit');
    await expect(tobias.locator('[data-readers]')).toContainText('Jana liest mit');
    await expectAccessible(jana);
    await tobias.getByRole('link', { name: 'Mein Zugang' }).click();
    await expect(readers).toHaveAttribute('data-readers', '0');
    await tobias.goBack();
    await expect(readers).toContainText('Tobias liest mit');
    await tobias.goto('about:blank');
    await expect(readers).toHaveAttribute('data-readers', '0');
    await expect(colleague(jana)).toHaveCount(0);

    const start = (await openStarts(request)).at(-1) ?? '';
    await tobias.goto(`${other.url}/desk/calendar?date=${dateOf(start)}`);
    await expect(cell(tobias, start)).toHaveAttribute('data-taken', '0');
    const booked = await givenBooking(request, `2${email}`, start);
    await expect(cell(tobias, start)).toHaveAttribute('data-taken', '1');

    // The calendar dials after claiming the call, and shows the claim to the colleague. The call continues at the call
    // list.
    await jana.goto(`${url}/desk/calendar?date=${dateOf(start)}`);
    const entry = (page: Page) => panel(page).locator(`[data-entry="${booked.enquiryId}"]`);
    const call = (page: Page) => entry(page).getByRole('link', { name: 'Johanna Weiß anrufen' });
    for (const page of [jana, tobias]) await cell(page, start).click();
    await expect(call(tobias)).toBeVisible();
    const before = (await dialled()).length;
    await call(jana).click();
    await expect(jana.locator(`[data-caller="${booked.enquiryId}"]`)).toBeVisible();
    expect((await dialled()).slice(before)).toEqual([expect.stringMatching(/^tel:0681123456/)]);
    await expect(entry(tobias)).toContainText('Jana ist dran');
    await expect(call(tobias)).toHaveCount(0);
    await expectAccessible(tobias);
    await expect(jana.locator('[data-outcome=REACHED]')).toBeEnabled();
    await jana.keyboard.press('1');
    await expect(entry(tobias).locator('[data-claim]')).toHaveCount(0);

    // Undo also works from here and from the settings.
    const toast = jana.locator('[data-toast]');
    await jana.getByRole('link', { name: 'Mein Zugang' }).click();
    await expect(toast).toContainText('Johanna Weiß: erreicht');
    await jana.getByRole('link', { name: 'Kalender' }).click();
    await expect(toast).toContainText('Johanna Weiß: erreicht');
    await expectAccessible(jana);
    await jana.keyboard.press('z');
    await expect(toast).toHaveCount(0);
    await expect(entry(tobias)).toContainText('Jana ist dran');
    await tobias.close();
  } finally {
    await other.stop();
  }
});

test('calendar, record and access say when the connection is lost, and catch up behind the last event', {
  tag: ['@desktop', '@whole'],
}, async ({ browser, request, query, ownProduct: { url }, email }) => {
  const [start = ''] = await openStarts(request);
  const context = await browser.newContext();
  const page = await context.newPage();
  const banner = page.locator('[data-banner]');
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/calendar?date=${dateOf(start)}`);
  await givenColleague(query, 'Henrik Vogt');
  const colleague = page.locator('[data-colleague="Henrik Vogt"]');
  await expect(colleague).toHaveAttribute('data-state', 'PAUSE');
  const { enquiryId } = await givenBooking(request, `2${email}`, start);
  await expect(cell(page, start)).toHaveAttribute('data-taken', '1');
  await context.setOffline(true);
  await expect(banner).toContainText('Keine Verbindung seit');
  await expect(colleague).toHaveAttribute('data-state', 'unknown');
  await expectAccessible(page);
  await givenBooking(request, `3${email}`, start);
  const resumed = page.waitForRequest(/\/api\/v1\/desk\/changes\?after=\d+$/);
  await context.setOffline(false);
  await resumed;
  await expect(cell(page, start)).toHaveAttribute('data-taken', '2');
  await expect(banner).toHaveCount(0);

  await cell(page, start).click();
  await panel(page).locator(`[data-entry="${enquiryId}"] a[href*=enquiries]`).click();
  await expect(page.locator('[data-screen=record]')).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toContainText('Keine Verbindung seit');
  await expectAccessible(page);
  await query("update enquiry set full_name = 'Johanna Weiß-Lang' where enquiry_id = $1", [enquiryId]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Weiß-Lang');
  await expect(banner).toHaveCount(0);

  await page.getByRole('link', { name: 'Mein Zugang' }).click();
  await expect(page.locator('[data-session=this]')).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toContainText('Keine Verbindung seit');
  await expectNothingCut(page);
  await expectAccessible(page);
  await context.close();
});

test('a manager takes a call over from a colleague, whose page says so and keeps the note', {
  tag: '@desktop',
}, async ({ page: jana, browser, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, `take.over.${email}`);
  const row = (page: Page) => page.locator(`li[data-enquiry="${enquiryId}"]`);
  await openDeskAs(jana, query, { name: 'Jana Keller', url });
  await row(jana).getByRole('button').first().click();
  await jana.keyboard.press('a');
  await expect(row(jana)).toHaveAttribute('data-claim', 'mine');
  await jana.locator('[name=note]').fill('Ruft nach 18 Uhr zurück');

  const tobias = await browser.newPage();
  await openDeskAs(tobias, query, { name: 'Tobias Roth', url });
  await row(tobias).getByRole('button').first().click();
  await expect(tobias.locator(`[data-caller="${enquiryId}"]`)).toBeVisible();
  await expect(row(tobias)).toHaveAttribute('data-claim', 'taken');
  await expect(tobias.locator('[data-action=take-over]')).toHaveCount(0);
  await tobias.close();

  const carla = await browser.newPage();
  const { dialled } = await openDeskAs(carla, query, { name: 'Carla Nowak', url, role: 'manager' });
  await row(carla).getByRole('button').first().click();
  await expectAccessible(carla);
  await carla.getByRole('button', { name: 'Anruf von Jana Keller übernehmen' }).click();
  await expect(row(carla)).toHaveAttribute('data-claim', 'mine');
  await expect(carla.locator('[data-outcome=REACHED]')).toBeEnabled();
  // Jana may be speaking with the customer just now.
  expect(await dialled()).toEqual([]);
  await expect(jana.locator('[data-banner=plum]')).toContainText('Carla hat diesen Anruf übernommen.');
  await expect(jana.locator('[data-banner=plum]')).toContainText('Ihre Notiz ist gesichert');
  await expect(row(jana)).toHaveAttribute('data-claim', 'taken');
  await carla.close();
});
