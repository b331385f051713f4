import { expect, test } from './product-test.ts';
import { embedTag, openShop, SHOP, sendContact, tapIn } from './shop.ts';

test.use({ foreignOrigins: [SHOP()] });

test('the retailer’s page replaces the steps, before the funnel is there and while it is shown', {
  tag: '@whole',
}, async ({ page, query, email }) => {
  await openShop(page, { body: embedTag('data-funnel="short"') });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  const setSteps = (steps: string[], current?: string) =>
    page.evaluate(([list, at]) => window.KitchenFunnel?.funnels[0]?.setSteps(list, at), [
      steps,
      current,
    ] as const);
  await setSteps(['question_reason', 'question_budget', 'combined_personal']);
  const frame = page.frameLocator('iframe');
  await tapIn(frame, ['MOVING']);
  await expect(frame.locator('[data-step=question_budget]')).toBeVisible();

  // Without the whole contact no enquiry could be sent.
  await setSteps(['question_style', 'question_color']);
  await setSteps(['question_style', 'question_color', 'combined_personal'], 'question_color');
  await expect(frame.locator('[data-step=question_color]')).toBeVisible();
  await expect(frame.getByRole('progressbar')).toHaveAttribute('value', '2');
  await frame.locator('[data-value]').first().click();
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
  const rows = await query('select funnel, answers from enquiry where email = $1', [email]);
  expect(rows).toEqual([
    {
      funnel: 'short',
      answers: { question_reason: 'MOVING', question_color: expect.any(String) },
    },
  ]);
});
