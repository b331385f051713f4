import type { Page } from '@playwright/test';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { picture } from './example-file.ts';
import { givenEnquiry, givenFile, givenFullSlot } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { AS_WISH, insertVisit } from './step-sql.ts';

// A taken time is a 409.
test.use({ refusals: [401, 409] });

const row = (page: Page, enquiryId: string) => page.locator(`li[data-enquiry="${enquiryId}"]`);
const panel = (page: Page) => page.locator('[data-panel=time]');
const toast = (page: Page) => page.locator('[data-toast]');
const pressed = (page: Page) => panel(page).locator('[data-start][aria-pressed=true]');

test('a call ends with a visit by one key and a free time, is taken back, and every outcome is kept', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const telephones = ['0681 111111', '0681 222222', '0681 333333', '0681 444444'];
  const leads = [];
  for (const [index, personal_telephone_raw] of telephones.entries())
    leads.push(await givenEnquiry(request, `${index}${email}`, { personal_telephone_raw }));
  const [first, second, third, fourth] = leads.map(({ enquiryId }) => enquiryId);
  await givenFile(request, leads[0]?.kitchenId ?? '', picture('Skizze.png'));
  const take = async (enquiryId = '') => {
    await row(page, enquiryId).getByRole('button').first().click();
    await page.keyboard.press('a');
    await expect(row(page, enquiryId)).toHaveAttribute('data-claim', 'mine');
    await expect(page.locator('[data-outcome=HOME]')).toBeEnabled();
  };
  const stored = async (enquiryId = '') =>
    query(
      `select e.status, e.lost_reason, v.kind, v.starts_at from enquiry e left join visit v using (enquiry_id)
       where enquiry_id = $1`,
      [enquiryId],
    );
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await take(first);

  // Plans and history are beside the caller.
  await expect(page.locator('[data-file]')).toContainText('Skizze.png');
  await expect(page.locator('[data-screen=queue]')).toContainText('Anfrage eingegangen');
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog')).toContainText('Skizze.png');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectNothingCut(page);

  await page.keyboard.press('3');
  await expect(pressed(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const start = (await pressed(page).getAttribute('data-start')) ?? '';
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Termin im Studio');
  await expect(page.locator('[data-action=undo]')).toBeVisible();
  expect(await stored(first)).toEqual([
    { status: 'APPOINTMENT', lost_reason: null, kind: 'SHOWROOM', starts_at: new Date(start) },
  ]);
  await page.keyboard.press('z');
  await expect(row(page, first ?? '')).toHaveAttribute('data-claim', 'mine');
  // The list shows it a moment before the outcomes are enabled again.
  await expect(page.locator('[data-outcome=HOME]')).toBeEnabled();
  expect(await stored(first)).toEqual([{ status: 'NEW', lost_reason: null, kind: null, starts_at: null }]);

  // The chosen time is taken by now: nothing changes, and the call continues.
  await page.keyboard.press('4');
  await expect(pressed(page)).toBeVisible();
  const gone = (await pressed(page).getAttribute('data-start')) ?? '';
  const showroom = await panel(page).locator('[name=visit-showroom]').inputValue();
  await query(
    insertVisit({ id: "'other'", kind: "'HOME'", showroom: '$2::text', start: '$3', minutes: 120 }),
    [second, showroom, gone],
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-banner=error]')).toContainText('Diese Zeit ist gerade vergeben.');
  await expect(row(page, first ?? '')).toHaveAttribute('data-claim', 'mine');
  await expectAccessible(page);
  await query("delete from next_step where step_id = 'other'");
  await row(page, first ?? '')
    .getByRole('button')
    .first()
    .click();
  await page.keyboard.press('4');
  await expect(pressed(page)).toBeVisible();
  await panel(page).locator('[data-action=save-time]').click();
  await expect(toast(page)).toContainText('Termin zu Hause');
  await expect.poll(() => stored(first)).toMatchObject([{ status: 'APPOINTMENT', kind: 'HOME' }]);

  await take(second);
  await page.locator('[data-outcome=VIDEO]').click();
  await expect(pressed(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(row(page, second ?? '')).toHaveAttribute('data-claim', 'mine');
  await page.keyboard.press('5');
  await expect(pressed(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(second)).toMatchObject([{ status: 'APPOINTMENT', kind: 'VIDEO' }]);

  await take(third);
  await page.keyboard.press('6');
  await page.locator('[data-reason=WRONG_NUMBER]').click();
  await expect(toast(page)).toContainText('falsche Nummer');
  await expect.poll(() => stored(third)).toMatchObject([{ status: 'LOST', lost_reason: 'WRONG_NUMBER' }]);
  expect(await query('select outcome from call where enquiry_id = $1', [third])).toEqual([
    { outcome: 'WRONG_NUMBER' },
  ]);

  await take(fourth);
  await page.keyboard.press('2');
  await expect(toast(page)).toContainText('nicht erreicht, wieder');
  await expect.poll(() => stored(fourth)).toMatchObject([{ status: 'CONTACTED', kind: null }]);
});

test('from the record a call and a visit are booked, moved and cancelled, also on a phone', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email);
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  const agreed = page.locator('[data-agreed]');
  const save = panel(page).locator('[data-action=save-time]');

  const book = async (what: string) => {
    await page.locator('[data-action=add-step]').click();
    await page.locator(`[data-book=${what}]`).click();
  };
  await book('SHOWROOM');
  await expect(pressed(page)).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
  await save.click();
  await expect(agreed).toContainText('Termin im Studio');
  await expectAccessible(page);
  await expect(page.locator('[data-step=APPOINTMENT]')).toHaveAttribute('aria-current', 'step');
  const startsAt = async () => (await query('select starts_at, state, sequence from visit'))[0];
  const before = await startsAt();
  await page.locator('[data-action=move-visit]').click();
  // Late in the day the agreed time may be the last.
  await panel(page).locator('[data-day]').last().click();
  await panel(page).locator('[data-start][aria-pressed=false]').last().click();
  await save.click();
  await expect(panel(page)).toHaveCount(0);
  expect(await startsAt()).toMatchObject({ state: 'BOOKED', sequence: 1 });
  expect((await startsAt())?.['starts_at']).not.toEqual(before?.['starts_at']);
  await page.locator('[data-action=cancel-visit]').click();
  await expect(agreed).toHaveCount(0);
  expect(await startsAt()).toMatchObject({ state: 'CANCELLED' });

  await book('CALL');
  await expect(pressed(page)).toBeVisible();
  await save.click();
  await expect(agreed).toContainText('gebucht');
  await query(
    "update next_step set must_confirm = true, confirmed_at = null, held_until = now() + interval '1 day' where kind = 'CALL'",
  );
  await page.reload();
  await expect(agreed).toContainText('reserviert');
  await page.locator('[data-action=confirm-call]').click();
  await expect(agreed).toContainText('gebucht');
  // A wished time is settled here, too.
  await query(`update next_step set ${AS_WISH}, confirmed_at = null where kind = 'CALL'`);
  await page.reload();
  await page.getByRole('button', { name: 'Zeit festlegen' }).click();
  await expect(pressed(page)).toBeVisible();
  await save.click();
  await expect(agreed).toContainText('gebucht');
  expect(await query('select state from appointment')).toEqual([{ state: 'BOOKED' }]);
  await page.locator('[data-action=cancel-call]').click();
  await expect(agreed).toHaveCount(0);
  expect(await query('select state from appointment')).toEqual([{ state: 'CANCELLED' }]);
});

test('a time that others take while it is being chosen goes, and no other takes its place by itself', {
  tag: '@desktop',
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email);
  await openDeskAs(page, query, { name: 'Leyla Demir', url });
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  await page.locator('[data-action=add-step]').click();
  await page.locator('[data-book=CALL]').click();
  const start = (await pressed(page).getAttribute('data-start')) ?? '';
  await givenFullSlot(request, email, start);
  await expect(panel(page).locator(`[data-start="${start}"]`)).toHaveCount(0);
  await expect(panel(page).getByRole('alert')).toContainText('Diese Zeit ist gerade vergeben.');
  const save = panel(page).locator('[data-action=save-time]');
  await expect(save).toContainText('Zeit wählen');
  await page.keyboard.press('Enter');
  await panel(page).locator('[data-start]').first().click();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await save.click();
  // The others have the same number, so they are one person.
  const own = page.locator('[data-agreed]').filter({ hasNotText: 'andere Anfrage' });
  await expect(own).toContainText('gebucht');
  expect(await query('select starts_at from appointment where enquiry_id = $1', [enquiryId])).toHaveLength(1);
});
