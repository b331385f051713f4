import type { Page } from '@playwright/test';
import { mailedToken } from './customer.ts';
import { codeIn, STAFF_PASSWORD, shownSecret, typeStaffPassword } from './desk.ts';
import { expect, expectAccessible, expectNothingCut, step } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';

// A product of its own: the first owner is set up once.
const test = testWithSettings({});
// Who is not signed in is told so by a 401, a link that is over by a 410, a weak password by a 422, and a browser writes that down.
test.use({ refusals: [401, 410, 422] });

const NEW_PASSWORD = 'maultaschen in brühe';
const submit = (page: Page) => page.locator('button[type=submit]:visible');

async function joinAsOwner(page: Page, fragment: string, email: string): Promise<string> {
  await page.goto(`/desk${fragment}`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=name]').fill('Mia Brandt');
  await page.locator('[name=new_password]').fill(STAFF_PASSWORD);
  await submit(page).click();
  const secret = await shownSecret(page);
  await page.locator('[name=code]').fill(codeIn(secret));
  await submit(page).click();
  await page.locator('[data-action=finish]').click();
  await expect(page.locator('[data-screen=queue]')).toBeVisible();
  return secret;
}

test('the first owner forgets the password, chooses a new one by mail, and signs in with it and a code', async ({
  browser,
  page,
  ownProduct,
  email,
}) => {
  const { url, database } = ownProduct;
  const elsewhere = await (await browser.newContext({ baseURL: url })).newPage();
  const secret = await joinAsOwner(elsewhere, await ownProduct.setUpFragment(), email);

  await page.goto('/desk');
  await typeStaffPassword(page, email, 'falsch geraten');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('[data-action=forgot]').click();
  await expect(step(page, 'forgot').getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await expectNothingCut(page);
  // What was typed at the sign-in is there already.
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await page.locator('[name=email]').fill('keine Adresse');
  await submit(page).click();
  await expect(page.locator('[name=email]')).toBeFocused();
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name=email]').fill(email);
  await submit(page).click();
  await expect(step(page, 'forgot-sent')).toContainText(`Gibt es einen Zugang mit der Adresse ${email}`);
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.locator('[data-action=sign-in]').click();
  await expect(step(page, 'sign-in')).toBeVisible();

  const token = await mailedToken(email, 'reset', database);
  await page.goto(`/desk#reset=${token}`);
  await expect(step(page, 'reset')).toBeVisible();
  await expect(page).toHaveURL('/desk');
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.locator('[name=new_password]').fill('kurz');
  await submit(page).click();
  await expect(page.getByText('mindestens 12 Zeichen lang')).toBeVisible();
  await page.locator('[name=new_password]').fill(email);
  await submit(page).click();
  await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible();
  await expect(page.locator('[name=new_password]')).toBeFocused();
  await page.locator('[name=new_password]').fill(NEW_PASSWORD);
  await submit(page).click();
  await expect(step(page, 'sign-in')).toContainText('Ihr neues Passwort ist gespeichert.');
  await expectAccessible(page);

  // The session elsewhere is over.
  await elsewhere.reload();
  await expect(step(elsewhere, 'sign-in')).toBeVisible();
  await elsewhere.context().close();

  await typeStaffPassword(page, email, NEW_PASSWORD);
  await expect(step(page, 'code')).toBeVisible();
  // The code of the set-up was used in this half minute.
  await page.locator('[name=code]').fill(codeIn(secret, 30));
  await expect(page.locator('[data-screen=queue]')).toBeVisible();
  await page.goto('/desk/settings/audit');
  await expect(page.getByText('Neues Passwort per E-Mail gewählt')).toBeVisible();
  await expect(page.getByText('Link für neues Passwort gesendet')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: url })).newPage();
  await other.goto(`/desk#reset=${token}`);
  await other.locator('[name=new_password]').fill('noch ein anderes Gericht');
  await submit(other).click();
  await expect(step(other, 'reset-over')).toBeVisible();
  await expectAccessible(other);
  await other.locator('[data-action=forgot]').click();
  await expect(step(other, 'forgot')).toBeVisible();
  await other.context().close();
});
