import type { Page } from '@playwright/test';
import { expect, test } from './product-test.ts';
import { embedTag, openShop, SHOP, SHORT, sendContact, tapIn } from './shop.ts';

/** The funnel as an overlay: opening, closing, and the page meanwhile. */

test.use({ foreignOrigins: [SHOP()] });

const LONG = '<p style="height:3000px"></p>';
const popup = (attributes: string) =>
  `<button id="plan">Planen</button>${embedTag(`data-funnel="short" ${attributes}`)}${LONG}`;

/** Without waiting for a document: none is loaded. */
const goBack = (page: Page) => page.evaluate(() => history.back());

const ready = (page: Page) => page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);

test('a popup has the keyboard, gives the focus back, keeps the answers and lets nothing scroll behind it', {
  tag: '@wide',
}, async ({ page }) => {
  await openShop(page, { body: popup('data-way="popup" data-trigger="#plan"') });
  await ready(page);
  await page.locator('#plan').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Küchenplaner' });
  const frame = page.frameLocator('dialog iframe');
  await expect(frame.locator('[data-value=L_FORM]')).toBeVisible();
  await expect(page.locator('dialog iframe')).toBeFocused();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await tapIn(frame, ['ISLAND']);
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#plan')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');

  await page.keyboard.press('Enter');
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a popup comes in and goes out over a page that darkens, and leaves a tenth of the height free', {
    tag: '@desktop',
  }, async ({ page }) => {
    // Animations are paused for inspection.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const motion = animate.apply(this, given);
        motion.pause();
        return motion;
      };
    });
    const finish = () =>
      page.evaluate(() => document.getAnimations().forEach((motion) => void motion.finish()));
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await openShop(page, { body: popup('data-way="popup" data-trigger="#plan"') });
    await ready(page);
    const dialog = page.getByRole('dialog', { name: 'Küchenplaner' });
    await page.locator('#plan').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await moving()).toBe(2);
    await finish();
    await expect(page.frameLocator('dialog iframe').locator('[data-value=L_FORM]')).toBeVisible();
    const panel = await dialog.locator('> div').boundingBox();
    await expect(dialog).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.5)');
    expect(panel?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.9);

    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    expect(await moving()).toBe(2);
    await expect(dialog).toBeVisible();
    // Reopened while sliding out, it stays.
    await page.evaluate(() => window.KitchenFunnel?.funnels[0]?.open());
    await finish();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(moving).toBe(2);
    await finish();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#plan')).toBeFocused();
  });
});

test('who has sent an enquiry in a popup sees the thank-you page before it goes', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await openShop(page, { body: popup('data-way="popup" data-trigger="#plan"') });
  await ready(page);
  await page.locator('#plan').click();
  const frame = page.frameLocator('dialog iframe');
  await tapIn(frame, SHORT);
  await sendContact(frame, email);
  for (const id of ['datepicker', 'floorplan', 'signup'])
    await frame.locator(`[data-step=${id}] [data-action=skip]`).click();
  await frame.locator('[data-action=leave]').click();
  const thanks = frame.locator('[data-step=thank_you]');
  await expect(thanks.locator('[data-place]').first()).toBeVisible();
  await thanks.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
});

test('the browser’s Back goes through the steps, then closes the popup, and never leaves the page', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto(`${SHOP()}/shop?before`);
  await openShop(page, { body: popup('data-way="popup" data-trigger="#plan"') });
  await ready(page);
  const address = page.url();
  const open = async () => {
    await page.locator('#plan').click();
    await expect(page.frameLocator('dialog iframe').locator('[data-step]').first()).toBeVisible();
  };
  await open();
  const frame = page.frameLocator('dialog iframe');
  await tapIn(frame, ['ISLAND']);
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  await goBack(page);
  await expect(frame.locator('[data-step=question_shape]')).toBeVisible();
  await goBack(page);
  await expect(page.locator('dialog')).toBeHidden();
  expect(page.url()).toBe(address);

  // Closed by its button, it leaves no history entry of its own or of the frame.
  await open();
  await tapIn(frame, ['U_FORM']);
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.locator('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.kitchenFunnel)).toBeUndefined();
  await goBack(page);
  await expect(page).toHaveURL(`${SHOP()}/shop?before`);
});

test('a tab at the side opens the funnel there, and goes with it', { tag: '@whole' }, async ({ page }) => {
  await openShop(page, { body: popup('data-way="tab" data-label="Küche planen"') });
  const tab = page.getByRole('button', { name: 'Küche planen' });
  await tab.click();
  const frame = page.frameLocator('dialog iframe');
  await expect(frame.locator('[data-value=L_FORM]')).toBeVisible();
  const box = await page.locator('dialog iframe').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.width).toBe(Math.min(480, width));
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
  await page.evaluate(() => window.KitchenFunnel?.funnels[0]?.remove());
  await expect(tab).toHaveCount(0);
  await expect(page.locator('dialog')).toHaveCount(0);
});

const BANNER =
  '<div data-consent-banner style="position:fixed;bottom:0;height:90px;width:100%">Cookies?</div>';

test('opens by itself only when it is told to, not over a consent banner, and once a visit', {
  tag: '@whole',
}, async ({ page }) => {
  await page.clock.install();
  await openShop(page, { body: popup('data-way="popup" data-open-after="5"') + BANNER });
  await ready(page);
  const dialog = page.locator('dialog[open]');
  await page.clock.runFor(20_000);
  await expect(dialog).toHaveCount(0);
  await page.locator('[data-consent-banner]').evaluate((banner) => banner.remove());
  await page.clock.runFor(1500);
  await expect(dialog).toHaveCount(1);
  await page.evaluate(() => window.KitchenFunnel?.funnels[0]?.close());
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => document.querySelector('[data-consent-banner]')?.remove());
  await page.reload();
  await ready(page);
  await page.locator('[data-consent-banner]').evaluate((banner) => banner.remove());
  await page.clock.runFor(20_000);
  await expect(dialog).toHaveCount(0);
});

for (const [how, attribute, act] of [
  ['at a depth of the page', 'data-open-at-scroll="50"', () => scrollTo(0, 2000)],
  [
    'when the mouse leaves the page at its top',
    'data-open-on-leave',
    () => {
      const leaving = new MouseEvent('mouseout', { bubbles: true, clientY: -1 });
      document.documentElement.dispatchEvent(leaving);
    },
  ],
] as const) {
  test(`opens by itself ${how}`, { tag: '@whole' }, async ({ page }) => {
    await openShop(page, { body: popup(`data-way="slider" ${attribute}`) });
    await ready(page);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/over-page.mjs')),
    );
    await page.evaluate(() => scrollTo(0, 100));
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.evaluate(act);
        return page.locator('dialog[open]').count();
      })
      .toBe(1);
  });
}
