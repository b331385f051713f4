import { showSessionEndpoint } from '@funnel/contract/account/session';
import { showProfileEndpoint } from '@funnel/contract/staff/profile';
import { answerInTurn, fails } from './example-file.ts';
import { expect, expectAccessible, expectNothingCut, step, test } from './product-test.ts';

// Who is not signed in is told so by a 401, and a browser writes that down.
test.use({ refusals: [401] });

for (const { address, asked, says } of [
  { address: '/customer', asked: showSessionEndpoint.path, says: 'Der Kundenbereich antwortet gerade nicht' },
  { address: '/desk', asked: showProfileEndpoint.path, says: 'Der Arbeitsplatz antwortet gerade nicht' },
]) {
  test(`${address} says that the server does not answer, and goes on as soon as it does`, {
    tag: '@wide',
  }, async ({ page }) => {
    await answerInTurn(page, asked, fails);
    await page.goto(address);
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(says);
    await expect(headline).toBeFocused();
    await expectAccessible(page);
    await expectNothingCut(page);
    await page.unroute(`**${asked}*`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(step(page, 'sign-in')).toBeVisible();
    await expect(headline).toBeFocused();
  });
}
