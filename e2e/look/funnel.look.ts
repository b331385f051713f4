import { expect, step, tap, test } from './still-test.ts';
import { answerQuestions } from './walk.ts';

const FUNNEL = '/services/fun/funnel';

test('long funnel, every question', async ({ page, open, shoot }) => {
  await open(FUNNEL);
  await answerQuestions(page, (id) => shoot(`funnel-${id}`));
});

test('long funnel, an answer that is given', async ({ page, open, shoot }) => {
  await open(FUNNEL);
  for (const [value, name] of [
    ['U_FORM', 'tile'],
    ['NOT_DECIDED', 'pill'],
  ] as const) {
    await tap(page, value);
    await expect(step(page, 'question_size')).toBeVisible();
    if (name === 'pill') await shoot('funnel-question_size-shape-undecided');
    await page.locator('[data-action=back]').click();
    await expect(page.locator(`[data-value=${value}]`)).toHaveAttribute('aria-checked', 'true');
    await shoot(`funnel-question_shape-${name}-selected`);
  }
});

test('long funnel, planning at home', async ({ page, open, shoot }) => {
  await open(`${FUNNEL}?funnel_name=heimberatung`);
  await answerQuestions(page, async (id) => {
    if (id === 'kitchen_planning_place') await shoot('funnel-kitchen_planning_place-with-home');
  });
});

test('long funnel without the brands', async ({ page, open, shoot }) => {
  await open(`${FUNNEL}?style=noFooter`);
  await expect(step(page, 'question_shape')).toBeVisible();
  await shoot('funnel-question_shape-no-footer');
});

// The failure is logged to the console, which is checked elsewhere.
const plain = test.extend({
  page: async ({ context }, use) => use(await context.newPage()),
});

plain('a page whose code cannot be loaded', async ({ page, open, shoot }) => {
  await page.route('**/assets/contact-step-*.js', (route) => route.abort());
  await open(`${FUNNEL}?funnel_name=short`);
  await answerQuestions(page);
  await expect(page.locator('h1[lang=en]')).toBeVisible();
  await shoot('funnel-failed-page');
});
