import { claimCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import type { Page } from '@playwright/test';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';
import { asTry } from './step-sql.ts';

test.use({ refusals: [401] });

const row = (page: Page, enquiryId: string) => page.locator(`li[data-enquiry="${enquiryId}"]`);
const rows = (page: Page) => page.locator('li[data-enquiry]');
const caller = (page: Page) => page.locator('[data-caller]');
const note = (page: Page) => page.locator('[name=note]');

test('arrows choose, Enter opens, the points are named, and who pauses is offered nobody', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await query('delete from enquiry');
  const long = 'Maximiliane Gräfin von Hohenstein zu Thurnau';
  await givenEnquiry(request, email, { personal_full_name: long, question_budget: 'FROM_15K_20K' });
  await givenEnquiry(request, `2${email}`, {
    personal_full_name: 'Daniel Weber-Lang',
    question_budget: 'FROM_6K_10K',
  });
  await query('update enquiry set tries = 1, espl_value = 18.35, espl_percentile = 65');
  await query(asTry('now()'));
  await openDeskAs(page, query, { name: 'Mia Brandt', url });
  await expect(caller(page)).toHaveText(`Frau ${long}`);
  // The whole name fits, also beside its tag.
  const name = rows(page).first().locator('bdi');
  expect(
    await name.evaluate(
      (box) => box.scrollWidth <= box.clientWidth || getComputedStyle(box).display === 'inline',
    ),
  ).toBe(true);
  await expect(page.locator('[data-screen=queue]')).toContainText('Punkte22Großes Budget+22');
  await expect(page.locator('[data-estimate=fits]')).toContainText('Budget passt');
  await expect(page.locator('[data-estimate=fits]')).toContainText('Küchen kosten von 5.100');

  await page.keyboard.press('ArrowUp');
  await expect(rows(page).first().getByRole('button')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(caller(page)).toHaveText('Frau Daniel Weber-Lang');
  await expect(page.locator('[data-estimate=over]')).toContainText('über Budget');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-screen=record]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Daniel Weber-Lang');
  await page.keyboard.press('Escape');

  await expect(caller(page)).toHaveText(`Frau ${long}`);
  await page.keyboard.press('a');
  await expect(page.locator('[data-outcome=REACHED]')).toBeEnabled();
  await page.keyboard.press('p');
  await page.keyboard.press('1');
  await expect(page.locator('[data-paused] h2')).toHaveText('Sie machen Pause.');
  await expect(caller(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('[data-paused] h2')).toBeVisible();
  // By choice, yes.
  await page.keyboard.press('ArrowDown');
  await expect(caller(page)).toHaveText('Frau Daniel Weber-Lang');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Pause machen, wieder bereit sein');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(page.locator('[data-action=pause]')).toContainText('Pause');
  await expect(caller(page)).toHaveText('Frau Daniel Weber-Lang');
});

test('the call list says when it cannot be loaded and from when it is, and when nobody is left', {
  tag: ['@both', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await query('delete from enquiry');
  await givenEnquiry(request, email);
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await expect(rows(page)).toHaveCount(1);
  await routeOpenPage(page, '**/api/v1/desk/queue', (route) => route.fulfill({ json: {} }));
  // Events reload the list.
  await givenEnquiry(request, `2${email}`);
  const banner = page.locator('[data-banner=error]');
  await expect(banner).toContainText('Die Anrufliste lässt sich gerade nicht laden.');
  await expect(banner).toContainText(/Sie sehen den Stand von \d\d:\d\d Uhr\./);
  await expect(page.getByText(/^Stand \d\d:\d\d$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.unroute('**/api/v1/desk/queue');
  await page.getByRole('button', { name: 'Noch einmal', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(banner).toHaveCount(0);
  await query('delete from enquiry');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Alle angerufen.' })).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
});

test('the call list has tabs for later and done, can be of one showroom, and offers the next call when it is empty', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await query('delete from enquiry');
  const mainz = await givenEnquiry(request, email, { personal_full_name: 'Katrin Sommerfeld' });
  const konz = await givenEnquiry(request, `2${email}`, { personal_full_name: 'Daniel Weber-Lang' });
  const later = await givenEnquiry(request, `3${email}`, { personal_full_name: 'Rosa Marchetti' });
  await query("update enquiry set tries = 1, showroom = 'MAINZ'");
  await query(asTry('now()'));
  await query("update enquiry set showroom = 'KONZ' where enquiry_id = $1", [konz.enquiryId]);
  await query(`${asTry("now() + interval '2 days'")} and enquiry_id = $1`, [later.enquiryId]);
  await openDeskAs(page, query, { name: 'Mia Brandt', url });
  const tab = (name: string) => page.locator(`[data-tab=${name}]`);
  const count = (name: string) => tab(name).locator('[data-count]');
  await expect(rows(page)).toHaveCount(2);
  await expect(tab('NOW')).toHaveAttribute('aria-selected', 'true');
  await expect(count('NOW')).toHaveText('2');
  await expect(count('LATER')).toHaveText('1');
  await expect(count('DONE')).toHaveText('0');

  // One showroom, also after a reload.
  const showroom = page.getByRole('combobox', { name: 'Studio' });
  await showroom.selectOption('KONZ');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, konz.enquiryId)).toBeVisible();
  await expect(count('LATER')).toHaveText('0');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await showroom.selectOption('');
  await expect(rows(page)).toHaveCount(2);

  await tab('NOW').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('LATER')).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await row(page, later.enquiryId).getByRole('button').click();
  await expect(caller(page)).toHaveText('Frau Rosa Marchetti');
  await expectNothingCut(page);
  await expectAccessible(page);
  await tab('DONE').click();
  await expect(page.getByRole('tabpanel')).toContainText('Heute ist noch kein Anruf beendet.');
  await expectAccessible(page);

  // The ended call is listed at once, and can be opened.
  await tab('NOW').click();
  let whileOnCall = '';
  for (const { enquiryId } of [konz, mainz]) {
    await row(page, enquiryId).getByRole('button').click();
    await page.keyboard.press('a');
    await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'mine');
    whileOnCall ||= await (await page.request.get(url + showQueueEndpoint.path)).text();
    await page.keyboard.press('1');
    await expect(row(page, enquiryId)).toHaveCount(0);
  }
  await expect(count('DONE')).toHaveText('2');

  // Nobody is due: the next one can be called early.
  await expect(page.getByRole('heading', { name: 'Alle angerufen.' })).toBeVisible();
  await expect(page.locator('dl')).toContainText('erreicht100');

  // A late response: the ended call is not claimed again.
  const claims: string[] = [];
  page.on('request', (sent) => sent.url().endsWith(claimCallEndpoint.path) && claims.push(sent.url()));
  await page.route(
    (asked) => asked.pathname === showQueueEndpoint.path && asked.search !== '',
    (route) => route.fulfill({ body: whileOnCall, contentType: 'application/json' }),
    { times: 1 },
  );
  await showroom.selectOption('MAINZ');
  await expect(row(page, konz.enquiryId)).toBeVisible();
  await showroom.selectOption('');
  await expect(row(page, later.enquiryId)).toBeVisible();
  expect(claims).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Alle angerufen.' })).toBeVisible();
  await expect(row(page, later.enquiryId)).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('[data-action=call-early]').click();
  await expect(row(page, later.enquiryId)).toHaveAttribute('data-claim', 'mine');
  await expect(caller(page)).toHaveText('Frau Rosa Marchetti');
  await page.keyboard.press('Escape');
  await tab('DONE').click();
  await expect(page.locator('[data-done=REACHED]')).toHaveCount(2);
  await expect(page.locator('[data-done]').last()).toContainText('erreicht');
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('[data-done] a').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Daniel Weber-Lang');
});

test('on a phone the outcome is asked for after the call, and its sheet closes without losing a word', {
  tag: '@whole',
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await query('delete from enquiry');
  const answers = {
    personal_full_name: 'Maximiliane Gräfin von Hohenstein zu Thurnau',
    question_shape: 'L_FORM',
  };
  const { enquiryId } = await givenEnquiry(request, email, answers);
  const { dialled } = await openDeskAs(page, query, { name: 'Mia Brandt', url });
  await expect(rows(page)).toHaveCount(1);
  await expectNothingCut(page);
  await expectAccessible(page);
  await row(page, enquiryId).getByRole('link').click();
  await expect.poll(dialled).toEqual(['tel:0681123456']);
  await expectNothingCut(page);
  await expectAccessible(page);
  const sheet = page.getByRole('dialog', { name: 'Wie war das Gespräch?' });
  await expect(sheet).toHaveCount(0);

  // To the telephone, and back.
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await expect(sheet).toContainText('Maximiliane');
  await expectNothingCut(page);
  await expectAccessible(page);
  await note(page).last().fill('Insel wäre ein Traum');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(note(page)).toHaveValue('Insel wäre ein Traum');
  await page.locator('[data-action=outcomes]').click();
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await expect(sheet).toHaveCount(0);
  await page.locator('[data-action=outcomes]').click();

  // The form of an outcome closes first.
  await sheet.locator('[data-outcome=SHOWROOM]').click();
  await expect(sheet.locator('[data-panel=time] [data-start][aria-pressed=true]')).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet.locator('[data-panel=time]')).toHaveCount(0);
  await sheet.locator('[data-outcome=LOST]').click();
  await expect(sheet.locator('[data-reason]').last()).toBeInViewport();
  await expectNothingCut(page);
  await expectAccessible(page);
  await sheet.locator('[data-reason=TOO_FAR]').click();
  await expect(page.locator('[data-toast]')).toContainText('kein Interesse, Zu weit weg');
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(() => query('select text from note where enquiry_id = $1', [enquiryId]))
    .toEqual([{ text: 'Insel wäre ein Traum' }]);
});
