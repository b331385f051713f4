import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Page } from '@playwright/test';
import { openStarts } from './given.ts';
import { expect, expectAccessible, fillContact, step, test } from './product-test.ts';

const ADDRESS = '/services/fun/terminfinder';
const SLOTS = '**/api/v1/datepickers/available';

const days = (page: Page) => page.locator('[data-date]');

test('a finger turns the pages, and times go as they pass', async ({ page, request }) => {
  await page.goto(ADDRESS);
  const firstDay = await days(page).first().getAttribute('data-date');
  const swipe = async (from: number, to: number) => {
    const touch = (clientX: number) => ({ pointerType: 'touch', clientX, clientY: 400, bubbles: true });
    const list = days(page).first();
    await list.dispatchEvent('pointerdown', touch(from));
    await list.dispatchEvent('pointermove', touch(to));
    await list.dispatchEvent('pointerup', touch(to));
  };
  await swipe(300, 280);
  await expect(days(page).first()).toHaveAttribute('data-date', firstDay ?? '');
  await swipe(300, 120);
  await expect(days(page).first()).not.toHaveAttribute('data-date', firstDay ?? '');
  await swipe(120, 300);
  await expect(days(page).first()).toHaveAttribute('data-date', firstDay ?? '');

  const starts = await openStarts(request);
  await page.clock.setFixedTime(new Date(starts[4] ?? ''));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('[data-slot]').first()).toHaveAttribute('data-slot', starts[5] ?? '');
});

test('times that do not come can be asked for again, and an empty list says so', { tag: '@whole' }, async ({
  page,
}) => {
  await page.route(SLOTS, (route) => route.abort());
  await page.goto(ADDRESS);
  await expect(page.getByRole('alert')).toContainText(slotTexts.failedTitle.de);
  await expectAccessible(page);
  await page.unroute(SLOTS);
  await page.getByRole('button', { name: slotTexts.retry.de }).click();
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  await page.route(SLOTS, (route) => route.fulfill({ json: { data: { availableSlots: {}, duration: 60 } } }));
  await page.reload();
  await expect(page.getByText(slotTexts.noneTitle.de)).toBeVisible();
  await expectAccessible(page);
});

test('without a free time a visitor asks for a call, or goes on to the funnel', {
  tag: ['@wide', '@whole'],
}, async ({ page, query, email }) => {
  await page.route(SLOTS, (route) => route.fulfill({ json: { data: { availableSlots: {}, duration: 60 } } }));
  await page.goto(ADDRESS);
  await expect(page.getByText(slotTexts.noneTitle.de)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Küche planen' })).toHaveAttribute(
    'href',
    '/services/fun/funnel',
  );
  await page.getByRole('button', { name: 'Um Rückruf bitten' }).click();
  await expect(step(page, 'combined_personal')).toBeVisible();
  await page.reload();
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Um Rückruf bitten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ihr Wunsch ist notiert – haben Sie einen Grundriss?',
  );
  const kept = `select entry, appointment_id from enquiry left join appointment using (enquiry_id) where email = $1`;
  expect(await query(kept, [email])).toEqual([{ entry: 'TERMINFINDER_V1', appointment_id: null }]);
});

test('pages slide for those who like motion, and nothing moves sideways at 320 px', {
  tag: '@whole',
}, async ({ page }) => {
  for (const [reducedMotion, animation] of [
    ['no-preference', /turn/],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: slotTexts.later.de }).click();
    const sheet = page.locator('div:has(> ol > [data-date])');
    await expect(sheet).toHaveCSS('animation-name', animation);
    if (reducedMotion === 'no-preference') await expect(sheet).toHaveCSS('animation-duration', '0.15s');
  }
  await page.setViewportSize({ width: 320, height: 640 });
  // The panel is clipped: overflow would be cut off.
  const rightEdge = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 999);
  };
  expect(await rightEdge('[data-action=close]')).toBeLessThanOrEqual(320);
  expect(await rightEdge('[data-action=following]')).toBeLessThanOrEqual(320);
  await page.locator('[data-slot]').first().click();
  await expect(page.locator('[data-step=combined_personal]')).toBeVisible();
  expect(await rightEdge('button[type=submit]')).toBeLessThanOrEqual(320);
});
