import { expect, expectAccessible, test } from './product-test.ts';
import { SHOP } from './shop.ts';

test.use({ foreignOrigins: [SHOP()] });

const short = '[data-funnel-name=short] iframe';

for (const [language, tag] of [
  ['de', ['@whole']],
  ['en', ['@desktop', '@whole']],
] as const) {
  test(`the demo page is accessible and wide enough for what it holds (${language})`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.goto(`/demo?lang=${language}`);
    const words = language === 'de' ? 'Die Küche, in der Ihr Tag beginnt' : 'The kitchen your day begins in';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words, { useInnerText: true });
    await page.locator('#offer').scrollIntoViewIfNeeded();
    await expect(page.frameLocator(short).locator('html')).toHaveAttribute('lang', language);
    await expect(page.frameLocator(short).getByRole('radio').first()).toBeVisible();
    await page.locator('#log summary').click();
    await expect(page.locator('#log')).toContainText('funnel-step');
    await expectAccessible(page, 'iframe');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test('the demo page shows every message and event, and loads what is far below later', {
  tag: '@whole',
}, async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  await page.goto('/demo?utm_source=demo');
  await expect(page.locator('#long-funnel iframe')).toBeAttached();
  expect(asked).not.toContain(`${baseURL}/services/fun/funnel`);
  await page.locator('#offer').scrollIntoViewIfNeeded();
  const frame = page.frameLocator(short);
  await frame.locator('[data-value=ISLAND]').click();
  await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  await page.locator('#log summary').click();
  const log = page.getByRole('log');
  for (const name of ['get-utm', 'pass-utm', 'funnel-height', 'funnel-started', 'kitchen-funnel:started']) {
    await expect(log.locator('li', { hasText: name }).first()).toBeAttached();
  }
  await expect(log).toContainText('{"utmData":{"landing_page":');
  await expect(log).toContainText('{"step":"question_size"}');
});

test('two funnels on one page keep their answers apart over a reload', { tag: '@whole' }, async ({
  page,
}) => {
  const small = page.frameLocator(short);
  const large = page.frameLocator('#long-funnel iframe');
  await page.goto('/demo');
  await small.locator('[data-value=ISLAND]').click();
  await expect(small.locator('[data-step=question_size]')).toBeVisible();
  await large.locator('[data-value=L_FORM]').click();
  await large.locator('[data-value=OVER_7M]').click();
  await expect(large.locator('[data-step=question_layout]')).toBeVisible();
  await page.reload();
  await page.locator('#offer').scrollIntoViewIfNeeded();
  await expect(small.locator('[data-step=question_size]')).toBeVisible();
  await page.locator('#planner').scrollIntoViewIfNeeded();
  await expect(large.locator('[data-step=question_layout]')).toBeVisible();
});

test('the React component comes and goes with its page', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/demo');
  const count = () => page.evaluate(() => window.KitchenFunnel?.funnels.length);
  await expect.poll(count).toBe(4);
  const place = page.locator('#react-funnel');
  const button = page.getByRole('button', { name: 'React-Komponente zeigen' });
  for (const step of ['question_size', 'question_layout']) {
    await button.click();
    const frame = page.frameLocator('#react-funnel iframe');
    await frame.locator(`[data-value=${step === 'question_size' ? 'ISLAND' : 'OVER_7M'}]`).click();
    await expect(place).toHaveAttribute('data-last-step', step);
    expect(await count()).toBe(5);
    await button.click();
    await expect(page.locator('#react-funnel > *')).toHaveCount(0);
    expect(await count()).toBe(4);
  }
  await expect(page.locator('head script[src$="/embed.js"]')).toHaveCount(1);
});

test('every address that the demo page links leads where it says', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  await page.goto('/demo');
  const addresses = await page
    .locator('#routes a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
  }
});

test('the demo page puts an embedding together, shows it and gives the code, which works on another site', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/demo');
  const code = page.locator('#builder-snippet code');
  await expect(code).toContainText('data-way="inline"');
  const stage = page.frameLocator('#builder-stage iframe');
  await page.locator('#builder-stage').scrollIntoViewIfNeeded();
  await expect(stage.locator('[data-step=question_shape]')).toBeVisible();
  await page.getByLabel('Form der Küche').selectOption('Insel');
  await expect(stage.locator('[data-step=question_size]')).toBeVisible();
  await page.getByLabel('Ecken').selectOption('Kaum rund');
  await page.getByLabel('Farbe der Knöpfe').fill('#7a1f3d');
  await page.getByLabel('Farbe der Knöpfe').blur();
  await expect(stage.locator('[data-value=OVER_7M]')).toHaveCSS('border-radius', '8px');
  await expect(stage.locator('html')).toHaveCSS('--primary', '#7a1f3d');
  await page.locator('select[name=way]').selectOption('In der Mitte, auf Knopfdruck');
  await page.getByLabel('Öffnet sich nach Sekunden').fill('30');
  await page.getByLabel('Ohne Markenzeile').check();
  await expect(page.locator('#builder-stage iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect(page.frameLocator('dialog iframe').locator('[data-step=question_size]')).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  const html = (await code.textContent()) ?? '';
  for (const part of [
    'data-way="popup"',
    'data-shape="ISLAND"',
    'data-open-after="30"',
    'data-no-footer',
    'data-theme=\'{"color":"#7a1f3d","corners":"small"}\'',
  ])
    expect(html).toContain(part);

  await page.goto(`${SHOP()}/page?${new URLSearchParams({ html })}`);
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  await page.getByRole('link', { name: 'Küche planen' }).click();
  await expect(page.frameLocator('dialog iframe').locator('[data-step=question_size]')).toBeVisible();
  await expect(page.frameLocator('dialog iframe').locator('html')).toHaveCSS('--primary', '#7a1f3d');
});
