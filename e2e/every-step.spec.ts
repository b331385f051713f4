import type { Page } from '@playwright/test';
import { answerShortFunnel, atRest, expect, expectNothingCut, step, tap, test } from './product-test.ts';

const FUNNEL = '/services/fun/funnel';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.locator('[data-action=next]').click();

test('every step names the browser’s tab, and its headline says which step it is', async ({ page }) => {
  await page.goto(`${FUNNEL}?shape=L_FORM`);
  await expect(page).toHaveTitle('Wie groß soll Ihre Küche werden? – Küchen Muster');
  await tap(page, 'OVER_7M');
  await expect(step(page, 'question_layout')).toBeVisible();
  await expect(headline(page)).toBeFocused();
  await expect(headline(page)).toHaveAccessibleDescription('Schritt 3 von 13');
  await expect(page).toHaveTitle('Wie ist Ihr Küchenraum geschnitten? – Küchen Muster');
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveTitle('How is the room laid out? – Küchen Muster');
  await expect(headline(page)).toHaveAccessibleDescription('Step 3 of 13');
});

test('a step with one field hands it the focus on a computer, and to the headline on a touch screen', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto(`${FUNNEL}?funnel_name=short_steps`);
  for (const value of ['L_FORM', 'OVER_7M', 'OVER_12_MONTHS', 'MOVING', 'OVER_20K']) await tap(page, value);
  await expect(step(page, 'personal')).toBeVisible();
  await expect(headline(page)).toBeFocused();
  await page.getByRole('radio', { name: 'Frau' }).check({ force: true });
  await page.locator('[name=personal_full_name]').fill('Johanna Weiß');
  await next(page);
  const fields = [
    ['personal_postcode', '66111'],
    ['personal_email', 'johanna@example.com'],
    ['personal_telephone_raw', '0681 123456'],
  ] as const;
  for (const [name, value] of fields) {
    await expect(step(page, name)).toBeVisible();
    const field = page.locator(`[name=${name}]`);
    await expect(isMobile ? headline(page) : field).toBeFocused();
    // The document title, which browsers store, does not name the visitor.
    expect(await page.title()).not.toContain('Johanna');
    await field.fill(value);
    if (name !== 'personal_telephone_raw') await next(page);
  }
});

test('the titles are Mr, Mrs, Mx and Family', { tag: '@whole' }, async ({ page }) => {
  await answerShortFunnel(page, '&lang=en');
  await expect(page.locator('label:has([name=personal_salutation_english])')).toHaveText([
    'Mr',
    'Mrs',
    'Mx',
    'Family',
  ]);
});

test('the rows of a question are equally high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${FUNNEL}?shape=L_FORM`);
  for (const value of ['OVER_7M', 'OPEN', 'MODERN', 'DARK']) await tap(page, value);
  await expect(step(page, 'question_worktop_material')).toBeVisible();
  await atRest(page);
  const heights = await page
    .locator('[data-columns] > *')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)));
  expect(new Set(heights).size, `${heights}`).toBe(1);
});

test('a pressed tile looks pressed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(FUNNEL);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tile = page.locator('[data-value=ISLAND]');
  await tile.hover();
  await page.mouse.down();
  await expect(tile).toHaveCSS('scale', '0.985');
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(tile).toHaveCSS('scale', 'none');
});

test('at 200 % text long words are taken apart where one word ends', async ({ page }) => {
  await page.goto(FUNNEL);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('[data-value=ISLAND]')).toContainText('Küchen\u00adinsel');
  await expectNothingCut(page);
});

test('the rating says on a phone too how many reviews it is from', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(FUNNEL);
  const words = isMobile ? '(300+)' : 'aus über 300 Bewertungen';
  await expect(page.getByRole('banner').getByText(words)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const lang of ['de', 'en']) {
    await page.goto(`${FUNNEL}?lang=${lang}`);
    await expect(page.getByRole('banner').getByText('(300+)')).toBeVisible();
    await expectNothingCut(page);
    // Brand, rating and language are on one line.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
  }
});

test('a word that fits into a line of its own is not taken apart', async ({ page }) => {
  await page.goto('/services/fun/funnel?shape=L_FORM');
  await tap(page, 'FROM_3M_TO_5M');
  const tile = step(page, 'question_layout').locator('[data-value=STILL_PLANNING]');
  await expect(tile).toBeVisible();
  const lines = await tile.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const start = text.textContent?.indexOf('ent\u00adschieden') ?? -1;
      if (start < 0) continue;
      const word = document.createRange();
      word.setStart(text, start);
      word.setEnd(text, start + 'ent\u00adschieden'.length);
      return word.getClientRects().length;
    }
  });
  expect(lines).toBe(1);
});
