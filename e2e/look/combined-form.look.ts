import { answerShortFunnel, fillContact } from '../product-test.ts';
import { hold } from './hold.ts';
import { expect, step, test } from './still-test.ts';
import { expectErrors, next, VISITOR } from './walk.ts';

test('short funnel, combined form', async ({ page, language, shoot }) => {
  await answerShortFunnel(page, `&lang=${language}`);
  await expect(page.locator('[name=personal_full_name]')).toBeVisible();
  await shoot('funnel-form-empty');
  await next(page);
  await expectErrors(page);
  await shoot('funnel-form-errors');
  await fillContact(page, VISITOR);
  await shoot('funnel-form-filled');

  const release = await hold(page, '**/api/v1/funnel-enquiries');
  await next(page);
  await expect(page.locator('[data-action=next][aria-disabled=true]')).toBeVisible();
  await shoot('funnel-form-sending');
  release();
  await expect(step(page, 'datepicker')).toBeVisible();
});
