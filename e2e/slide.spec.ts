import { holdChange, leaving, letGo, screensAt } from './held-slide.ts';
import { openHeld, ready } from './hold-scripts.ts';
import { expect, expectAccessible, step, tap, test } from './product-test.ts';

test('a step change is a slide: the old screen goes out while the new one comes in, and back the other way', {
  tag: '@wide',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services/fun/funnel');
  await ready(page).waitFor();
  await holdChange(page);
  await tap(page, 'U_FORM');
  await expect(leaving(page)).toContainText('Welche Form');
  const begin = await screensAt(page, 0);
  expect(begin.old.opacity).toBe(1);
  expect(begin.new.x).toBeGreaterThan(begin.old.x);
  for (const share of [0.1, 0.25, 0.5, 0.75]) {
    const { old, new: arriving } = await screensAt(page, share);
    expect(old.x, `${share}`).toBeLessThan(begin.old.x);
    expect(arriving.x, `${share}`).toBeGreaterThan(old.x);
    // Never a blank frame.
    expect(old.opacity + arriving.opacity, `${share}`).toBeGreaterThanOrEqual(1);
    expect([old.duration, arriving.duration]).toEqual([500, 500]);
  }
  await letGo(page);

  await holdChange(page);
  await page.locator('[data-action=back]').click();
  await expect(leaving(page)).toContainText('Wie groß');
  const { old, new: arriving } = await screensAt(page, 0.25);
  expect(old.x).toBeGreaterThan(begin.old.x);
  expect(arriving.x).toBeLessThan(begin.old.x);
  await letGo(page);
  await expectAccessible(page);
});

test('an answer that is given before the script is there slides, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await openHeld(page, '/services/fun/funnel');
  await page.locator('[data-value=U_FORM]').waitFor();
  await holdChange(page);
  await tap(page, 'U_FORM');
  await expect(leaving(page)).toContainText('Welche Form');
  const begin = await screensAt(page, 0);
  const { old, new: arriving } = await screensAt(page, 0.25);
  expect(old.x).toBeLessThan(begin.old.x);
  expect(arriving.x).toBeGreaterThan(old.x);
  expect(old.opacity + arriving.opacity).toBeGreaterThanOrEqual(1);
  await letGo(page);
  release();
  await ready(page).waitFor();
  await expect(step(page, 'question_size')).toBeVisible();
});

test('for those who like no motion the two screens fade into each other where they are', async ({ page }) => {
  await page.goto('/services/fun/funnel');
  await ready(page).waitFor();
  await holdChange(page);
  await tap(page, 'U_FORM');
  await expect(leaving(page)).toContainText('Welche Form');
  for (const share of [0.25, 0.5, 0.75]) {
    const { old, new: arriving } = await screensAt(page, share);
    expect(old.x).toBe(arriving.x);
    expect(old.opacity + arriving.opacity).toBeCloseTo(1, 1);
  }
  await letGo(page);
});

test('a tap on a screen that still slides in counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services/fun/funnel');
  await ready(page).waitFor();
  await holdChange(page);
  await tap(page, 'U_FORM');
  await expect(leaving(page)).toContainText('Welche Form');
  await screensAt(page, 0.2);
  const tile = await page.locator('[data-value=LESS_THAN_3M]').boundingBox();
  await page.touchscreen.tap((tile?.x ?? 0) + 20, (tile?.y ?? 0) + 20);
  await expect(step(page, 'question_layout')).toBeVisible();
});

test('the old screen leaves from where it was seen, also on a page that was scrolled', {
  tag: '@whole',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/services/fun/funnel');
  await ready(page).waitFor();
  await holdChange(page);
  const headline = page.getByRole('heading', { level: 1 });
  await page.locator('[data-value=NOT_DECIDED]').scrollIntoViewIfNeeded();
  const before = await headline.boundingBox();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await tap(page, 'NOT_DECIDED');
  await expect(leaving(page)).toContainText('Welche Form');
  await screensAt(page, 0);
  const after = await leaving(page).locator('h1').boundingBox();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  await letGo(page);
});

test('the field of a screen has the focus while earlier screens still slide out', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services/fun/funnel?funnel_name=short_steps');
  for (const value of ['L_FORM', 'OVER_7M', 'OVER_12_MONTHS', 'MOVING', 'OVER_20K']) await tap(page, value);
  await expect(step(page, 'personal')).toBeVisible();
  await page.getByRole('radio', { name: 'Frau' }).check({ force: true });
  await page.locator('[name=personal_full_name]').fill('Johanna Weiß');
  await holdChange(page);
  for (const [name, value] of [
    ['personal_postcode', '66111'],
    ['personal_email', 'johanna@example.com'],
    ['personal_telephone_raw', '0681 123456'],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect(step(page, name)).toBeVisible();
    const field = page.locator(`[name=${name}]`);
    await expect(field).toBeFocused();
    await field.fill(value);
    await expect(leaving(page)).toHaveCount(1);
  }
});

test('nothing lights up under a pointer that rests, until it moves', { tag: ['@desktop', '@whole'] }, async ({
  page,
}) => {
  await page.goto('/services/fun/funnel');
  await ready(page).waitFor();
  const tile = await page.locator('[data-value=KITCHENETTE]').boundingBox();
  const [x, y] = [(tile?.x ?? 0) + 40, (tile?.y ?? 0) + 190];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  await expect(step(page, 'question_size')).toBeVisible();
  await expect(leaving(page)).toHaveCount(0);
  const below = page.locator('[data-value=LESS_THAN_3M]');
  await expect.poll(() => below.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect(below).toHaveCSS('translate', 'none');
  await page.mouse.move(x + 4, y);
  await expect(below).toHaveCSS('translate', '0px -4px');
  // A click works even with a resting pointer.
  await page.mouse.down();
  await page.mouse.up();
  await expect(step(page, 'question_layout')).toBeVisible();
});
