import { answerInTurn, answers } from './example-file.ts';
import { hold } from './hold-scripts.ts';
import { expect, expectAccessible, step, test } from './product-test.ts';

const SLOTS = '/api/v1/datepickers/available';
const DATEPICKER = '/services/fun/datepicker?kitchenId=one&enquiryId=two&email=jo%40example.com';
const TERMINFINDER = '/services/fun/terminfinder';

// Visitors in another time zone get a note, which needs no additional space.
test.use({ timezoneId: 'America/New_York' });

/** A future day with a time at each of these hours. */
const day = (...hours: number[]) =>
  hours.map((hour) => {
    const at = (each: number) => `2099-01-15T${String(each).padStart(2, '0')}:00:00+01:00`;
    return { start: at(hour), end: at(hour + 1) };
  });

test('the times of a day are grouped by its parts', { tag: ['@wide', '@whole'] }, async ({ page }) => {
  const availableSlots = { '2099-01-15': day(9, 11, 12, 17, 18) };
  await answerInTurn(page, SLOTS, answers({ data: { availableSlots, duration: 60 } }));
  await page.goto(TERMINFINDER);
  const parts = page.getByRole('heading', { level: 3 });
  await expect(parts).toHaveText(['Vormittag', 'Nachmittag', 'Abend']);
  await expectAccessible(page);
  await page.goto(DATEPICKER);
  await page.locator('[data-date]').click();
  await expect(step(page, 'timepicker').getByRole('heading', { level: 2 })).toHaveText([
    'Vormittag',
    'Nachmittag',
    'Abend',
  ]);
  await expect(page.locator('[data-slot]')).toHaveCount(5);
  await expectAccessible(page);
});

test('a day says how many times are left only where they are few', async ({ page }) => {
  const availableSlots = {
    '2099-01-15': day(9, 10, 11, 12),
    '2099-01-16': day(9, 10, 11),
    '2099-01-17': day(9),
  };
  await answerInTurn(page, SLOTS, answers({ data: { availableSlots, duration: 60 } }));
  await page.goto(DATEPICKER);
  const days = page.locator('[data-date]');
  await expect(days).toHaveText([/Januar$/, /Noch 3 frei$/, /Noch 1 frei$/]);
  // As high as the placeholder: no layout shift when the days load.
  const heights = await page
    .locator('ul:has([data-date]) > li')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(heights).toEqual(heights.map(() => heights.at(-1)));
  await expectAccessible(page);
});

for (const [name, address] of [
  ['datepicker', DATEPICKER],
  ['terminfinder', TERMINFINDER],
] as const) {
  test(`the ${name} keeps its height when its times arrive`, { tag: '@wide' }, async ({ page }) => {
    // High enough to centre the terminfinder's panel: if it grew, its headline would move.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1100 });
    const release = await hold(page, `**${SLOTS}`);
    await page.goto(address);
    await page.locator('html[data-ready][data-fonts~=serif]').waitFor();
    const places = () =>
      page.evaluate(() => {
        const [main, headline] = [document.querySelector('main'), document.querySelector('h1')];
        return [main?.getBoundingClientRect().height, headline?.getBoundingClientRect().top].map(
          (place = 0) => Math.round(place),
        );
      });
    const waiting = await places();
    release();
    await page.locator('[data-date]').first().waitFor();
    expect(await places()).toEqual(waiting);
  });
}
