import { test as plain } from '@playwright/test';
import { givenEnquiry } from '../given.ts';
import { embedTag, openShop, SHOP, SHORT, STRANGER, sendContact, tapIn } from '../shop.ts';
import { expect, test } from './look-test.ts';

/** The funnel on a retailer's page, in every way. */

// An extra header would trigger a CORS preflight for the script of another origin.
test.use({ foreignOrigins: [SHOP(), STRANGER()], extraHTTPHeaders: {} });
plain.use({ extraHTTPHeaders: {} });

const PAGE = '<p>Küchen aus eigener Werkstatt.</p>'.repeat(40);

for (const way of ['popup', 'slider', 'page', 'tab'] as const) {
  test(`embedded: ${way}`, async ({ page, shoot, language }) => {
    const tag = embedTag(
      `data-funnel="short" data-way="${way}" data-trigger="#open" data-lang="${language}"`,
    );
    await openShop(page, { body: `<button id="open">Planen</button>${PAGE}${tag}` });
    await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
    if (way === 'tab') {
      const tab = page.getByRole('button', { name: /^(?:Küchenplaner|Kitchen planner)$/ });
      await expect(tab).toBeVisible();
      await shoot('embedded-tab-closed');
    }
    await page.locator('#open').click();
    await expect(page.frameLocator('dialog iframe').locator('[data-value=L_FORM]')).toBeVisible();
    await shoot(`embedded-${way}`);
  });
}

test('embedded: terminfinder at the side', async ({ page, shoot, language }) => {
  const tag = embedTag(
    `data-funnel="terminfinder" data-way="slider" data-trigger="#open" data-lang="${language}"`,
  );
  await openShop(page, { body: `<button id="open">Termin</button>${PAGE}${tag}` });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  await page.locator('#open').click();
  await expect(page.frameLocator('dialog iframe').locator('[data-slot]').first()).toBeVisible();
  await shoot('embedded-terminfinder-slider');
});

test('embedded: the thank-you page after a booking', async ({ page, shoot, language, request, email }) => {
  const lead = await givenEnquiry(request, email);
  const tag = embedTag(`data-funnel="terminfinder" data-trigger="#open" data-lang="${language}"`);
  await openShop(page, { body: `<button id="open">Termin</button>${PAGE}${tag}` });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  await page.locator('#open').click();
  const frame = page.frameLocator('dialog iframe');
  await expect(frame.locator('[data-slot]').first()).toBeVisible();
  const query = new URLSearchParams({ ...lead, postcode: '66111', lang: language });
  await frame.locator('body').evaluate((_, to) => location.assign(to), `/services/fun/thank-you?${query}`);
  await expect(page.getByRole('button', { name: /Schließen|Close/ })).toBeVisible();
  await expect(frame.locator('[data-place]').first()).toBeVisible();
  await shoot('embedded-thank-you');
});

test('framed by a page that only knows the messages: done', async ({
  page,
  baseURL,
  language,
  shoot,
  email,
}) => {
  const src = `${baseURL}/services/fun/funnel?funnel_name=short&lang=${language}`;
  await openShop(page, { body: `<iframe src="${src}" style="width:100%;height:700px;border:0"></iframe>` });
  const frame = page.frameLocator('iframe');
  await tapIn(frame, SHORT);
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=done] img')).toBeVisible();
  await shoot('framed-done');
});

test('put together on the demo page', async ({ page, open, shoot }) => {
  await open('/demo#builder');
  await expect(page.locator('#builder-snippet code')).toContainText('data-funnel');
  await page.locator('select[name=way]').selectOption('popup');
  await page.locator('#builder').scrollIntoViewIfNeeded();
  await shoot('demo-builder');
});

plain('embedded: refused', async ({ page }, { project }) => {
  const language = project.name.endsWith('en') ? 'en' : 'de';
  const body = embedTag(`data-funnel="short" data-lang="${language}"`);
  await openShop(page, { body, site: STRANGER() });
  await expect(page.getByRole('link', { name: /(?:Fenster öffnen|new window)$/ })).toBeVisible();
  await page.screenshot({ path: `screenshots/${project.name}/embedded-refused.png` });
});
