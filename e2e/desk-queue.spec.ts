import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import type { Page } from '@playwright/test';
import { openDeskAs, WICKED_NAME } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

// The later one gets a 409, which browsers log.
test.use({ refusals: [401, 409] });

/** Less than the interval of the periodic reload. */
const LEFT_MS = 20_000;

const row = (page: Page, enquiryId: string) => page.locator(`li[data-enquiry="${enquiryId}"]`);
const rows = (page: Page) => page.locator('li[data-enquiry]');
const caller = (page: Page) => page.locator('[data-caller]');
const note = (page: Page) => page.locator('[name=note]');
/** The number of the caller, as a link. */
const number = (page: Page) => page.getByRole('link', { name: '0681 123456' });

test('of two agents one gets the call, ends it with an outcome, takes it back and ends it again', {
  tag: '@desktop',
}, async ({ page: jana, browser, request, query, ownProduct: { url }, email }) => {
  // Outside opening hours all have the same deadline: then points decide.
  const first = await givenEnquiry(request, email, {
    personal_full_name: 'Katrin Sommerfeld',
    question_budget: 'FROM_15K_20K',
  });
  await givenEnquiry(request, `2${email}`, {
    personal_full_name: 'Daniel Weber-Lang',
    question_timeframe: 'FROM_1_3_MONTHS',
  });
  const wicked = await givenEnquiry(request, `3${email}`, { personal_full_name: WICKED_NAME });
  const tobias = await browser.newPage();
  const { dialled: dialledByJana } = await openDeskAs(jana, query, { name: 'Jana Keller', url });
  const { dialled: dialledByTobias } = await openDeskAs(tobias, query, { name: 'Tobias Roth', url });

  for (const page of [jana, tobias]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anrufliste');
    await expect(page).toHaveURL(`${url}/desk/calls`);
    await expect(rows(page)).toHaveCount(3);
    await expect(caller(page)).toHaveText('Frau Katrin Sommerfeld');
  }
  await expect(number(jana)).toHaveAttribute('href', 'tel:0681123456');
  await expectNothingCut(jana);
  await expectAccessible(jana);
  await jana.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(jana);
  await jana.emulateMedia({ colorScheme: 'light' });

  // Jana's claim is in flight while Tobias claims the same call.
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await routeOpenPage(jana, '**/api/v1/desk/calls/claim', async (route) => {
    arrived.resolve();
    await held.promise;
    await route.continue();
  });
  await note(jana).fill('Hat schon gemessen');
  await number(jana).click();
  await arrived.promise;
  await tobias.keyboard.press('a');
  await expect(row(tobias, first.enquiryId)).toHaveAttribute('data-claim', 'mine');
  await expect.poll(dialledByTobias).toEqual(['tel:0681123456']);
  held.resolve();
  await expect(jana.locator('[data-banner=plum]')).toContainText('Tobias hat diesen Anruf übernommen.');
  await expect(row(jana, first.enquiryId)).toHaveAttribute('data-claim', 'taken');
  await expect(row(jana, first.enquiryId)).toContainText('Tobias ist dran');
  await expect(jana.locator('[data-outcome=REACHED]')).toBeDisabled();
  // Her input is kept for the agent who has the call.
  await expect(jana.locator('[data-banner=plum]')).toContainText('Ihre Notiz ist gesichert');
  await expect
    .poll(() => query('select text from note where enquiry_id = $1', [first.enquiryId]))
    .toEqual([{ text: 'Hat schon gemessen' }]);
  await expect(note(jana)).toHaveValue('');
  // Without the claim nothing is dialled.
  expect(await dialledByJana()).toEqual([]);
  await expect(jana.getByText('0681 123456')).toBeVisible();
  await expect(number(jana)).toHaveCount(0);
  await expectAccessible(jana);
  await jana.keyboard.press('Enter');
  await expect(caller(jana)).toHaveText('Frau Daniel Weber-Lang');
  await jana.unroute('**/api/v1/desk/calls/claim');

  // Nor from the record.
  await jana.goto(`${url}/desk/enquiries/${first.enquiryId}`);
  await expect(jana.getByText('0681 123456')).toBeVisible();
  await expect(jana.locator('a[href^="tel:"]')).toHaveCount(0);
  await jana.keyboard.press('a');
  expect(await dialledByJana()).toEqual([]);
  await jana.getByRole('link', { name: 'Anrufliste' }).click();
  await expect(caller(jana)).toHaveText('Frau Daniel Weber-Lang');

  // Shortcuts are letters in a note.
  await tobias.keyboard.press('n');
  await expect(note(tobias)).toBeFocused();
  await note(tobias).pressSequentially('Insel 126 az?');
  await tobias.keyboard.press('Escape');
  await expect(row(tobias, first.enquiryId)).toHaveAttribute('data-claim', 'mine');
  await expectAccessible(tobias);
  await tobias.keyboard.press('6');
  await expectAccessible(tobias);
  await tobias.keyboard.press('1');
  const toast = tobias.locator('[data-toast]');
  await expect(toast).toContainText('Katrin Sommerfeld: kein Interesse, Kein Bedarf');
  await expect(row(tobias, first.enquiryId)).toHaveCount(0);
  await expect(row(jana, first.enquiryId)).toHaveCount(0);
  // Undo also works from another screen.
  await tobias.keyboard.press('Enter');
  await expect(tobias.locator('[data-screen=record]')).toBeVisible();
  await expect(toast).toContainText('Katrin Sommerfeld: kein Interesse, Kein Bedarf');
  await expect(tobias.locator('[data-action=undo]')).toBeVisible();
  await tobias.keyboard.press('z');
  await expect(toast).toHaveCount(0);
  await tobias.keyboard.press('Escape');
  await expect(row(tobias, first.enquiryId)).toHaveAttribute('data-claim', 'mine');
  await expect(row(jana, first.enquiryId)).toHaveAttribute('data-claim', 'taken');
  await expect(note(tobias)).toHaveValue('Insel 126 az?');
  await tobias.locator('[data-outcome=REACHED]').click();
  await expect(row(jana, first.enquiryId)).toHaveCount(0);
  await expect(toast).toContainText('erreicht, Nachfassen');
  await expect
    .poll(() => query('select status from enquiry where enquiry_id = $1', [first.enquiryId]))
    .toEqual([{ status: 'CONTACTED' }]);
  expect(
    await query('select text from note where enquiry_id = $1 order by written_at', [first.enquiryId]),
  ).toEqual([{ text: 'Hat schon gemessen' }, { text: 'Insel 126 az?' }]);

  // A released call is available again.
  await jana.keyboard.press('a');
  await expect(rows(tobias).first()).toHaveAttribute('data-claim', 'taken');
  await expect.poll(dialledByJana).toEqual([expect.stringMatching(/^tel:0681123456/)]);
  // One call at a time.
  await expect(number(jana)).toBeVisible();
  await jana.keyboard.press('ArrowDown');
  await expect(number(jana)).toHaveCount(0);
  await jana.keyboard.press('a');
  await jana.keyboard.press('ArrowUp');
  await expect(number(jana)).toBeVisible();
  expect(await dialledByJana()).toHaveLength(1);
  await jana.keyboard.press('Escape');
  await expect(rows(tobias).first()).toHaveAttribute('data-claim', 'free');

  await row(jana, wicked.enquiryId).getByRole('button').first().click();
  await expect(caller(jana)).toContainText(WICKED_NAME);
  expect(await jana.evaluate(() => 'acted' in window)).toBe(false);

  await jana.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await jana.keyboard.press('t');
  await expect(jana.getByRole('status').filter({ hasText: 'Nummer kopiert' })).toBeVisible();
  await expectAccessible(jana);
  expect(await jana.evaluate(() => navigator.clipboard.readText())).toMatch(/^0681 123456\d?$/);

  await jana.keyboard.press('?');
  await expect(jana.getByRole('dialog')).toContainText('Nummer kopieren');
  await expectAccessible(jana);
  await tobias.close();
});

test('an agent without a connection is told so, and the outcome arrives later', {
  tag: ['@desktop', '@whole'],
}, async ({ browser, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email);
  const context = await browser.newContext();
  const page = await context.newPage();
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await row(page, enquiryId).getByRole('button').first().click();
  await page.keyboard.press('a');
  await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'mine');
  await context.setOffline(true);
  await expect(page.locator('[data-banner=ochre]')).toContainText('Keine Verbindung seit');
  await expectAccessible(page);
  await expect(number(page)).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('[data-toast]')).toContainText('wird gesendet');
  await context.setOffline(false);
  await expect(page.locator('[data-action=undo]')).toBeVisible();
  await expect(page.locator('[data-banner]')).toHaveCount(0);
  expect(await query('select status from enquiry where enquiry_id = $1', [enquiryId])).toEqual([
    { status: 'CONTACTED' },
  ]);
  await context.close();
});

test('a call and its note stay through other screens and a reload, and the note is kept when the claim is over', {
  tag: '@desktop',
}, async ({ page, browser, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email);
  await page.clock.install();
  await openDeskAs(page, query, { name: 'Mia Brandt', url });
  await row(page, enquiryId).getByRole('button').first().click();
  await page.keyboard.press('a');
  await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'mine');
  await note(page).fill('Ruft nach 18 Uhr zurück');
  await page.keyboard.press('Escape');
  const record = page.locator('[data-screen=record]');
  const heartbeat = () => page.waitForResponse('**/api/v1/desk/calls/heartbeat');

  // The call continues while viewing the record, and after a reload there.
  await page.keyboard.press('Enter');
  await expect(record).toBeVisible();
  const first = heartbeat();
  await page.clock.fastForward(CLAIM_SILENCE_MS);
  expect((await first).ok()).toBe(true);
  const second = heartbeat();
  await page.reload();
  expect((await second).ok()).toBe(true);
  await page.getByRole('link', { name: 'Anrufliste' }).click();
  await expect(caller(page)).toHaveAttribute('data-caller', enquiryId);
  await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'mine');
  await expect(note(page)).toHaveValue('Ruft nach 18 Uhr zurück');
  await expect(page.locator('[data-outcome=REACHED]')).toBeEnabled();

  await page.keyboard.press('Enter');
  await expect(record).toBeVisible();
  await query('delete from call_claim where enquiry_id = $1', [enquiryId]);
  // The next heartbeat reports it. A running clock would end the call with the note.
  await page.clock.fastForward(CLAIM_SILENCE_MS);
  await expect
    .poll(() => query('select text from note where enquiry_id = $1', [enquiryId]))
    .toEqual([{ text: 'Ruft nach 18 Uhr zurück' }]);
  await page.getByRole('link', { name: 'Anrufliste' }).click();
  const banner = page.locator('[data-banner=plum]');
  await expect(banner).toContainText('Ihre Notiz ist gesichert');
  await expect(banner).toContainText('Dieser Anruf ist nicht mehr Ihrer.');
  await page.reload();
  await row(page, enquiryId).getByRole('button').first().click();
  await expect(caller(page)).toHaveAttribute('data-caller', enquiryId);
  await expect(note(page)).toHaveValue('');

  // A colleague's browser crashes during a call: the expired claim is shown at once, without an event.
  const tobias = await browser.newPage();
  await openDeskAs(tobias, query, { name: 'Tobias Roth', url });
  await row(tobias, enquiryId).getByRole('button').first().click();
  await tobias.keyboard.press('a');
  await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'taken');
  await tobias.close();
  const silence = (ms: number) =>
    query("update call_claim set seen_at = now() - $2 * interval '1 ms' where enquiry_id = $1", [
      enquiryId,
      ms,
    ]);
  await silence(CLAIM_SILENCE_MS - LEFT_MS);
  const seen = page.waitForResponse('**/api/v1/desk/queue');
  await page.reload();
  await seen;
  await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'taken');
  await silence(CLAIM_SILENCE_MS);
  await page.clock.runFor(LEFT_MS);
  await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'free', { timeout: 5000 });
});

test('an outcome of a call that is no longer one’s own is refused, and the note is kept once', {
  tag: '@desktop',
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await query('delete from enquiry');
  const { enquiryId } = await givenEnquiry(request, email);
  await openDeskAs(page, query, { name: 'Mia Brandt', url });
  await row(page, enquiryId).getByRole('button').first().click();
  await page.keyboard.press('a');
  await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'mine');
  await note(page).fill('Ruft nach 18 Uhr zurück');
  await page.keyboard.press('Escape');
  await query('delete from call_claim where enquiry_id = $1', [enquiryId]);
  await page.keyboard.press('1');
  const banner = page.locator('[data-banner=plum]');
  await expect(banner).toContainText('Ihre Notiz ist gesichert');
  await expect(note(page)).toHaveValue('');
  expect(await query('select text from note where enquiry_id = $1', [enquiryId])).toEqual([
    { text: 'Ruft nach 18 Uhr zurück' },
  ]);
});
