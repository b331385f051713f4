import { test as plain } from '@playwright/test';
import { expect, test } from './product-test.ts';
import { embedTag, expectFullHeight, heardEvents, openShop, SHOP, tapIn } from './shop.ts';

/** Behaviour of the inline frame towards the page. */

/** A host below a domain with a wildcard. */
const SUBDOMAIN = () => SHOP().replace('localhost', 'www.shop.localhost');

test.use({ foreignOrigins: [SHOP(), SUBDOMAIN()] });

for (const [brands, attributes, tag] of [
  ['with', '', []],
  ['without', 'data-no-footer', ['@whole']],
] as const)
  test(`what stands below the frame hardly moves when the funnel comes ${brands} brands, at any width`, {
    tag: [...tag],
  }, async ({ page }) => {
    for (const width of [360, 390, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 820 });
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/services/fun/funnel**', async (route) => {
        await held;
        await route.fallback();
      });
      await openShop(page, { body: embedTag(`data-funnel="short" ${attributes}`), until: 'commit' });
      await expect(page.locator('iframe')).toBeAttached();
      const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
      const reserved = await height();
      letGo();
      await expect(page.frameLocator('iframe').locator('[data-value=L_FORM]')).toBeVisible();
      await expectFullHeight(page.frameLocator('iframe'));
      expect(Math.abs((await height()) - reserved), `at ${width} px`).toBeLessThan(45);
      await page.unrouteAll();
    }
  });

const HEADER = '<div style="position:fixed;top:0;left:0;right:0;height:80px;background:#fff">Kopf</div>';
const LONG = '<p style="height:3000px"></p>';

for (const [how, head, attributes] of [
  ['scroll-padding-top', '<style>html{scroll-padding-top:80px}</style>', ''],
  ['data-offset', '', 'data-offset="80"'],
] as const) {
  test(`the next step comes into view below a header that stays (${how}), and only if it is hidden`, {
    tag: '@whole',
  }, async ({ page }) => {
    const tag = embedTag(`data-funnel="short" ${attributes}`);
    await openShop(page, { head, body: `${HEADER}<p style="height:300px"></p>${tag}${LONG}` });
    const frame = page.frameLocator('iframe');
    const top = () => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().top);
    await expectFullHeight(frame);
    await page.evaluate(() => scrollTo(0, 200));
    const before = await top();
    expect(before).toBeGreaterThan(80);
    await tapIn(frame, ['KITCHENETTE']);
    await expect(frame.locator('[data-step=question_size]')).toBeVisible();
    await expectFullHeight(frame);
    expect(await top()).toBe(before);

    await page.evaluate((by) => scrollBy(0, by), before - 40);
    expect(Math.round(await top())).toBe(40);
    await tapIn(frame, ['LESS_THAN_3M']);
    await expect(frame.locator('[data-step=question_timeframe]')).toBeVisible();
    await expect.poll(async () => Math.round(await top())).toBe(80);
  });
}

test('a place that comes into the page later is filled, and one whose id is set later too', {
  tag: '@whole',
}, async ({ page }) => {
  const tags = ['#late', '#renamed'].map((target) => embedTag(`data-funnel="short" data-target="${target}"`));
  await openShop(page, { body: `<div id="other"></div>${tags.join('')}` });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 2);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<main><div id="late"></div></main>');
    document.getElementById('other')?.setAttribute('id', 'renamed');
  });
  for (const place of ['#late', '#renamed']) {
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(page.frameLocator(`${place} iframe`).locator('[data-value=L_FORM]')).toBeVisible();
  }
});

plain(
  'a place that never comes is told after half a minute, and no longer looked for',
  { tag: '@whole' },
  async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.clock.install();
    await openShop(page, { body: embedTag('data-funnel="short" data-target="#nowhere"') });
    await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
    await page.clock.runFor(29_000);
    expect(told).toEqual([]);
    await page.clock.runFor(2000);
    expect(told).toEqual(['kitchen-funnel: no element is "#nowhere".']);
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="nowhere"></div>'));
    await expect(page.locator('#nowhere')).toBeEmpty();
  },
);

test('a page of any host below an allowed domain shows the funnel and hears from it', {
  tag: '@whole',
}, async ({ page }) => {
  await openShop(page, { body: embedTag('data-funnel="short"'), site: SUBDOMAIN(), query: 'utm_source=sub' });
  const frame = page.frameLocator('iframe');
  await tapIn(frame, ['ISLAND']);
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  await expectFullHeight(frame);
  expect((await heardEvents(page)).map(({ name }) => name)).toContain('step');
});
