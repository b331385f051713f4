import { ownPets } from '@funnel/domain/testing/own-pets';
import { expect } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';
import { sendContact } from './shop.ts';

const test = testWithSettings({ ownQuestions: [ownPets] });

test('a question of the retailer’s own is asked where the steps name it, by its condition, and its answer is kept', {
  tag: '@whole',
}, async ({ page, query, email }) => {
  await page.route('**/shop', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe title="Funnel" src="/services/fun/funnel?funnel_name=short" width="390" height="900"></iframe>',
    }),
  );
  await page.goto('/shop');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-step=question_shape]')).toBeVisible();
  await page.evaluate(() =>
    frames[0]?.postMessage(
      { type: 'set-steps', steps: ['question_size', 'own_pets', 'combined_personal'] },
      location.origin,
    ),
  );
  await frame.locator('[data-step=question_size] [data-value=LESS_THAN_3M]').click();
  const asked = frame.locator('[data-step=own_pets]');
  await expect(asked.getByRole('heading')).toHaveText('Wer lebt noch bei Ihnen?');
  await expect(asked.getByRole('radio')).toHaveText(['Eine Katze', 'Kein Tier']);
  await asked.locator('[data-value=CAT]').click();
  await sendContact(frame, email);
  await expect
    .poll(() => query('select answers from enquiry where email = $1', [email]))
    .toEqual([{ answers: { question_size: 'LESS_THAN_3M', own_pets: 'CAT' } }]);
});
