import type { Locator, Page } from '@playwright/test';
import { hold } from './hold-scripts.ts';
import { answerShortFunnel, atRest, expect, expectAccessible, step, tap, test } from './product-test.ts';

const FUNNEL = '/services/fun/funnel';
const COMPANION = '**/assets/companion-*.js';

const companion = (page: Page) => page.getByRole('complementary').getByRole('region');
const answered = (page: Page) => companion(page).getByRole('button');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test.describe('the companion', { tag: '@desktop' }, () => {
  test('shows every answer, leads back to its question, and from there on to where the visitor was', async ({
    page,
  }) => {
    await page.goto(FUNNEL);
    await tap(page, 'L_FORM');
    await tap(page, 'OVER_7M');
    await expect(step(page, 'question_layout')).toBeVisible();
    await expect(companion(page)).toHaveAccessibleName('Ihre Küche');
    await expect(answered(page)).toHaveText([/^Form L.Form/, /^Größe Über 7 m/]);
    await expect(companion(page).locator('img')).toHaveCount(2);
    await expectAccessible(page);

    await answered(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(step(page, 'question_shape')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tap(page, 'U_FORM');
    await expect(step(page, 'question_layout')).toBeVisible();
    await expect(answered(page).first()).toHaveText(/^Form U.Form/);
    await page.goBack();
    await expect(step(page, 'question_size')).toBeVisible();
  });

  test('is there from 1100 px on and not before', async ({ page }) => {
    await page.setViewportSize({ width: 1099, height: 800 });
    await page.goto(`${FUNNEL}?shape=L_FORM`);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('complementary')).toBeHidden();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(answered(page)).toHaveCount(1);
    await page.setViewportSize({ width: 1099, height: 800 });
    await expect(page.getByRole('complementary')).toBeHidden();
  });

  test('stands beside the form too', { tag: '@whole' }, async ({ page }) => {
    await answerShortFunnel(page);
    await expect(answered(page)).toHaveCount(5);
    await expectAccessible(page);
  });

  test('moves nothing when its code arrives', async ({ page }) => {
    const release = await hold(page, COMPANION);
    await page.goto(`${FUNNEL}?shape=L_FORM`);
    await page.locator('html[data-ready][data-fonts~=serif]').waitFor();
    await expect(answered(page)).toHaveCount(0);
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = { tile: await boxOf(page.getByRole('radio').first()), height: await height() };
    release();
    await expect(answered(page)).toHaveCount(1);
    await atRest(page);
    expect({ tile: await boxOf(page.getByRole('radio').first()), height: await height() }).toEqual(before);
    expect(await shifts.jsonValue()).toEqual([]);
  });

  test('leaves tiles and form their widths', { tag: '@whole' }, async ({ page }) => {
    const atEveryWidth = async (selector: string, expected: number) => {
      for (const width of [1100, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await atRest(page);
        expect((await boxOf(page.locator(selector))).width).toBe(expected);
        const right = await boxOf(companion(page));
        expect(right.x + right.width).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    };
    await page.goto(`${FUNNEL}?shape=L_FORM`);
    await tap(page, 'OVER_7M');
    await expect(step(page, 'question_layout')).toBeVisible();
    await atEveryWidth('[data-columns="3"]', 690);
    await answerShortFunnel(page);
    await atEveryWidth('form', 400);
  });
});

test('a phone loads no companion', { tag: '@whole' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await answerShortFunnel(page);
  await expect(page.locator('[name=personal_full_name]')).toBeVisible();
  expect(asked.filter((url) => url.includes('companion'))).toEqual([]);
});

test('four tiles stand two by two on a tablet, three in one row', { tag: ['@desktop', '@whole'] }, async ({
  page,
}) => {
  for (const width of [600, 768, 999]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(`${FUNNEL}?shape=L_FORM`);
    await expect(step(page, 'question_size')).toBeVisible();
    const lefts = (await Promise.all((await page.getByRole('radio').all()).map(boxOf))).map(({ x }) => x);
    expect(new Set(lefts).size, `${width} px`).toBe(2);
  }
  await tap(page, 'OVER_7M');
  await expect(step(page, 'question_layout')).toBeVisible();
  await atRest(page);
  const tops = (await Promise.all((await page.getByRole('radio').all()).map(boxOf))).map(({ y }) => y);
  expect(new Set(tops).size).toBe(1);
});

test('a question stands in the middle of the height that is left, above a footer of one line', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(FUNNEL);
  await expect(page.getByRole('list', { name: 'Unsere Marken' })).toBeVisible();
  await tap(page, 'L_FORM');
  await expect(step(page, 'question_size')).toBeVisible();
  await atRest(page);
  const footer = await boxOf(page.getByRole('contentinfo'));
  expect(footer.y + footer.height).toBe(900);
  expect(footer.height).toBeLessThan(60);
  const note = page.getByRole('contentinfo').getByText('Zur Bewertung');
  await expect(note).toBeVisible();
  const bar = await boxOf(page.getByRole('progressbar'));
  const headline = await boxOf(page.getByRole('heading', { level: 1 }));
  const tiles = await boxOf(page.locator('[data-columns]'));
  const above = headline.y - (bar.y + bar.height);
  const below = footer.y - (tiles.y + tiles.height);
  expect(Math.abs(above - below)).toBeLessThan(60);

  // On a tablet the note has a line of its own, and does not touch the edge.
  await page.setViewportSize({ width: 768, height: 1024 });
  const bottom = await note.evaluate((element) => {
    const words = new Range();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().bottom;
  });
  const tablet = await boxOf(page.getByRole('contentinfo'));
  expect(tablet.height).toBeGreaterThan(60);
  expect(tablet.y + tablet.height - bottom).toBeGreaterThanOrEqual(8);
});

for (const [language, query, tag] of [
  ['German', '', ['@desktop']],
  ['English', '&lang=en', ['@desktop', '@whole']],
] as const) {
  test(`the short form fits onto a laptop’s screen in ${language}`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await answerShortFunnel(page, query);
    await atRest(page);
    const { y, height } = await boxOf(page.locator('form'));
    expect(y + height).toBeLessThanOrEqual(800);
  });
}
