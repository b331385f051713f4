import { test as plain } from '@playwright/test';
import { expect, test } from './product-test.ts';
import { embedTag, openShop, SHOP, SHORT, sendContact, tapIn } from './shop.ts';

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

plain('what the brand does not allow is left out, and the console says why', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await openShop(page, { body: tagWith({ color: '#ffe94d', corners: 'large', font: 'Comic Sans' }) });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-value=L_FORM]')).toHaveCSS('border-radius', '28px');
  await tapIn(frame, SHORT);
  await expect(frame.locator('button[type=submit]')).not.toHaveCSS('background-color', 'rgb(255, 233, 77)');
  expect(told).toEqual([expect.stringMatching(/^Theme: left out color \(.*needs 4\.5.*\), font$/)]);
});
