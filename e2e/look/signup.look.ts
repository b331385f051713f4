import type { Page } from '@playwright/test';
import { ACTIVATION, answerInTurn, answers, chooseFiles, picture, takeEveryFile } from '../example-file.ts';
import { givenSeenFailures } from '../given.ts';
import { action, expect, held, skipFloorPlan, step, submit, test } from './stage.ts';

const VISIT = '?kitchenId=kitchen-1&email=johanna.weiss%40example.com';

async function typePasswords(page: Page, password: string, confirmation = password): Promise<void> {
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password_confirmation]').fill(confirmation);
}

test.use({ refusals: [409, 422] });

test('iflow: signup', async ({ page, open, shoot }) => {
  await givenSeenFailures(page);
  await takeEveryFile(page);
  // A new window would come to the front.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(`/services/fun/iflow${VISIT}`);
  await skipFloorPlan(page);
  await shoot('iflow-signup-empty');
  await submit(page).click();
  await expect(page.locator('[name=password][aria-invalid=true]')).toBeVisible();
  await shoot('iflow-signup-missing');
  await typePasswords(page, '1234567', '12345678');
  await page.locator('[name=password_confirmation]').blur();
  await shoot('iflow-signup-wrong');

  await action(page, 'back').click();
  await chooseFiles(page, picture('Grundriss.png'));
  await action(page, 'next').click();
  await expect(step(page, 'signup')).toBeVisible();
  await typePasswords(page, 'korrekt pferd batterie');
  await page
    .getByRole('button', { name: /anzeigen|Show/ })
    .first()
    .click();
  await shoot('iflow-signup-filled');

  const weak = held(answers({ code: 'WEAK_PASSWORD', message: '' }, 422));
  await answerInTurn(
    page,
    ACTIVATION,
    weak.answer,
    answers({ code: 'ALREADY_ACTIVE', message: '' }, 409),
    answers({ code: 'SUCCESS', data: { creds: 'x' } }),
  );
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await shoot('iflow-signup-sending');
  weak.release();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('iflow-signup-failed');
  await submit(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  await shoot('iflow-signup-already-active');
  await submit(page).click();
  await expect(step(page, 'exit')).toBeVisible();
  await shoot('iflow-exit-window-blocked');
});
