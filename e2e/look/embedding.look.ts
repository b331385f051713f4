import { test as plain } from '@playwright/test';
import { embedTag, openShop, SHOP, STRANGER } from '../shop.ts';
import { expect, test } from './look-test.ts';

/** The funnel on a retailer's page, in every way of showing it. */

// A header of ours would make the script of another origin ask first, which no browser does by itself.
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
