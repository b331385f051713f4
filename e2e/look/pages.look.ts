import { expect, test } from './look-test.ts';

test('legal pages', async ({ page, open, shoot }) => {
  await open('/services/fun/legal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot('legal');
});

test('demo page', async ({ page, open, shoot }) => {
  await open('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.frameLocator('iframe').first().locator('[data-step=question_shape]')).toBeVisible();
  await shoot('demo');
});
