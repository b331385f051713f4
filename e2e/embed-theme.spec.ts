import { test as plain } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { expect, test } from './product-test.ts';
import { embedTag, openShop, PRODUCT, SHOP, SHORT, sendContact, tapIn } from './shop.ts';

test.use({ foreignOrigins: [SHOP()] });

const attribute = (values: object) => JSON.stringify(values).replaceAll('"', '&quot;');
const tagWith = (theme: object) => embedTag(`data-funnel="short" data-theme="${attribute(theme)}"`);

test('the page chooses colour and corners, for every page of the funnel', async ({ page, email }) => {
  await openShop(page, { body: tagWith({ color: '#7a1f3d', corners: 'small' }) });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-value=L_FORM]')).toHaveCSS('border-radius', '8px');
  await tapIn(frame, SHORT);
  await expect(frame.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  await expect(frame.locator('html')).toHaveCSS('--primary', '#7a1f3d');
});

test('the theme is there with the first paint, before the code of any page comes', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  const [html, primary] = [page.frameLocator('iframe').locator('html'), '#7a1f3d'];
  const isReady = page.frameLocator('iframe').locator('html[data-ready]');
  const release = await holdScripts(page);
  await openShop(page, { body: tagWith({ color: primary, corners: 'small' }), until: 'commit' });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-value=L_FORM]')).toHaveCSS('border-radius', '8px');
  await expect(html).toHaveCSS('--primary', primary);
  await expect(isReady).toHaveCount(0);
  release();
  await tapIn(frame, SHORT);
  await expect(frame.locator('button[type=submit]')).toBeVisible();
  const releaseNext = await holdScripts(page);
  await sendContact(frame, email);
  await expect(html).toHaveCSS('--primary', primary);
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  await expect(html).toHaveCSS('--primary', primary);
  await expect(isReady).toHaveCount(0);
  releaseNext();
  await expect(isReady).toBeVisible();
});

test('a link to the funnel cannot choose a theme', async ({ page }) => {
  await page.goto(`${PRODUCT()}/services/fun/funnel?theme_color=%237a1f3d&theme_corners=small`);
  await expect(page.locator('[data-value=L_FORM]')).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('--primary', '#7a1f3d');
  await expect(page.locator('[data-value=L_FORM]')).not.toHaveCSS('border-radius', '8px');
});

plain(
  'what the brand does not allow is left out, and the console says why',
  { tag: '@whole' },
  async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await openShop(page, { body: tagWith({ color: '#ffe94d', corners: 'large', font: 'Comic Sans' }) });
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-value=L_FORM]')).toHaveCSS('border-radius', '28px');
    await tapIn(frame, SHORT);
    await expect(frame.locator('button[type=submit]')).not.toHaveCSS('background-color', 'rgb(255, 233, 77)');
    expect(told).toEqual([expect.stringMatching(/^Theme: left out color \(.*needs 4\.5.*\), font$/)]);
  },
);
