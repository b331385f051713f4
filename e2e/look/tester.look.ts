import { fillContact } from '../product-test.ts';
import { hold } from './hold.ts';
import { expect, step, test } from './still-test.ts';
import { answerQuestions, expectErrors, next, VISITOR } from './walk.ts';

test('tester, from the first question to the thanks', async ({ page, open, shoot }) => {
  await open('/services/fun/tester');
  await answerQuestions(page, (id) => shoot(`tester-${id}`));
  await expect(page.locator('[name=privacy_accepted]')).toBeVisible();
  await shoot('tester-form-empty');
  await next(page);
  await expectErrors(page);
  await shoot('tester-form-errors');
  await fillContact(page, VISITOR);
  await page.locator('[name=privacy_accepted]').check();
  await shoot('tester-form-filled');

  const release = await hold(page, '**/api/v1/funnel-enquiries');
  await next(page);
  await expect(page.locator('[data-action=next][aria-disabled=true]')).toBeVisible();
  await shoot('tester-form-sending');
  release();
  await expect(step(page, 'tester_thanks')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
  await shoot('tester-thanks');
});
