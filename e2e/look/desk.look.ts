import { showProfileEndpoint } from '@funnel/contract/staff/profile';
import { mergeTests } from '@playwright/test';
import { codeIn, STAFF_PASSWORD, shownSecret, typeStaffPassword } from '../desk.ts';
import { answerInTurn, fails } from '../example-file.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, test as lookTest, step } from './look-test.ts';
import { action, held } from './stage.ts';

// A separate product: the first owner is set up once.
const test = mergeTests(testWithSettings({}), lookTest);
// Without a session there is a 401, an expired link gives a 410. Browsers log both.
test.use({ refusals: [401, 410] });

const EMAIL = 'mia.brandt@example.com';

test('desk: set-up, sign-in, own access, by day and by night', async ({ page, ownProduct, open, shoot }) => {
  async function shootTwice(name: string): Promise<void> {
    await shoot(name);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot(`${name}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  const submit = page.locator('button[type=submit]');

  await open(`/desk${await ownProduct.setUpFragment()}`);
  await expect(step(page, 'invitation-access')).toBeVisible();
  await submit.click();
  await shootTwice('desk-invitation-access-missing');
  await page.locator('[name=email]').fill(EMAIL);
  await page.locator('[name=name]').fill('Mia Brandt');
  await page.locator('[name=new_password]').fill(STAFF_PASSWORD);
  await submit.click();
  const secret = await shownSecret(page);
  await page.locator('[name=code]').fill('815');
  await shootTwice('desk-invitation-codes');
  await page.locator('[name=code]').fill(codeIn(secret));
  await submit.click();
  await expect(step(page, 'invitation-recovery')).toBeVisible();
  await shootTwice('desk-invitation-recovery');
  await page.locator('[data-action=finish]').click();
  await expect(page.locator('[data-screen=queue]')).toBeVisible();
  await open('/desk/access');
  await expect(page.locator('[data-session]')).toHaveCount(1);
  await shootTwice('desk-access');

  await page.locator('[data-session=this] [data-action=end-session]').click();
  await expect(step(page, 'sign-in')).toBeVisible();
  await shootTwice('desk-signed-out');
  await typeStaffPassword(page, EMAIL, 'falsch geraten');
  await expect(page.getByRole('alert')).toBeVisible();
  await shootTwice('desk-sign-in-wrong');
  await page.locator('[data-action=forgot]').click();
  await expect(step(page, 'forgot')).toBeVisible();
  await shootTwice('desk-forgot');
  await submit.click();
  await expect(step(page, 'forgot-sent')).toBeVisible();
  await shootTwice('desk-forgot-sent');
  await open('/desk#reset=over');
  await expect(step(page, 'reset')).toBeVisible();
  await shootTwice('desk-reset');
  await page.locator('[name=new_password]').fill('eine neue Sache am Herd');
  await submit.click();
  await expect(step(page, 'reset-over')).toBeVisible();
  await shootTwice('desk-reset-over');
  await open('/desk');
  await typeStaffPassword(page, EMAIL);
  await expect(step(page, 'code')).toBeVisible();
  await page.locator('[name=code]').fill('4072');
  await shootTwice('desk-code');
  await page.locator('[data-action=other-code]').click();
  await page.locator('[name=recovery_code]').fill('nicht dieser');
  await submit.click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await shootTwice('desk-recovery-code-wrong');
});

test('desk: page that gets no answer', async ({ page, open, shoot }) => {
  const lost = held(fails);
  await answerInTurn(page, showProfileEndpoint.path, lost.answer);
  await open('/desk');
  await expect(page.getByRole('status').first()).toBeVisible();
  await shoot('desk-loading');
  lost.release();
  await expect(step(page, 'unreachable')).toBeVisible();
  await shoot('desk-unreachable');
  await page.unroute(`**${showProfileEndpoint.path}*`);
  await action(page, 'retry').click();
  await expect(step(page, 'sign-in')).toBeVisible();
  await shoot('desk-sign-in');
});
