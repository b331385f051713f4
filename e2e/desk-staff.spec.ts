import { mailedToken } from './customer.ts';
import { codeIn, openDeskAs, STAFF_PASSWORD, shownSecret, typeStaffPassword } from './desk.ts';
import { test } from './desk-test.ts';
import { expect, expectAccessible, expectNothingCut, step } from './product-test.ts';

test.use({ refusals: [401, 409] });

test('an owner invites by mail, changes a role, ends sessions and blocks; who joins changes password and codes', {
  tag: ['@desktop', '@whole'],
}, async ({ browser, page, query, ownProduct: { url, database }, email }) => {
  await openDeskAs(page, query, { name: 'Carla Nowak', url, role: 'owner' });
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('link', { name: 'Team und Rollen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team und Rollen');
  await expect(page.getByText('1 Person', { exact: true })).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);

  // The last owner stays.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Carla Nowak bearbeiten' }).click();
  await expect(dialog.getByRole('radio', { name: 'Leitung' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.locator('[data-action=invite]').click();
  await dialog.getByRole('button', { name: 'Einladen' }).click();
  await expect(dialog.locator('[name=email]')).toBeFocused();
  await expectAccessible(page);
  await dialog.locator('[name=email]').fill(email);
  await dialog.getByRole('button', { name: 'Einladen' }).click();
  await expect(page.getByText(`Die Einladung an ${email} ist unterwegs.`)).toBeVisible();
  await expect(page.locator(`[data-invitation="${email}"]`)).toContainText('Beratung');
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${url}/desk#invitation=${await mailedToken(email, 'invitation', database)}`);
  await other.locator('[name=name]').fill('Paul Arens');
  await other.locator('[name=new_password]').fill(STAFF_PASSWORD);
  await other.locator('button[type=submit]').click();
  const secret = await shownSecret(other);
  await other.locator('[name=code]').fill(codeIn(secret));
  await other.locator('button[type=submit]').click();
  const codes = step(other, 'invitation-recovery').locator('main').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [passwordCode = '', recoveryCode = ''] = await codes.allInnerTexts();
  await other.locator('[data-action=finish]').click();
  await expect(other.getByRole('link', { name: 'Einstellungen' })).toHaveCount(0);

  // His own access: the password, then the recovery codes, each with the current credentials.
  const own = other.getByRole('dialog');
  await other.getByRole('link', { name: 'Mein Zugang' }).click();
  await other.locator('[data-action=change-password]').click();
  await own.locator('[name=password]').fill('falsch geraten');
  await own.locator('[name=new_password]').fill('maultaschen in brühe');
  await own.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(own.locator('[name=current_code]')).toBeFocused();
  await own.locator('[name=current_code]').fill(passwordCode);
  await own.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(own.getByText('Das ist nicht Ihr jetziges Passwort.')).toBeVisible();
  await expectAccessible(other);
  await own.locator('[name=password]').fill(STAFF_PASSWORD);
  await own.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(other.getByText('Ihr Passwort ist geändert.')).toBeVisible();
  await other.locator('[data-action=change-recovery]').click();
  await own.locator('[name=password]').fill('maultaschen in brühe');
  await own.locator('[name=current_code]').fill('000000');
  await own.getByRole('button', { name: 'Erzeugen' }).click();
  await expect(own.getByText('Dieser Code stimmt nicht')).toBeVisible();
  await own.locator('[name=current_code]').fill(recoveryCode);
  await own.getByRole('button', { name: 'Erzeugen' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(other);
  const [newCode = ''] = await own.getByRole('listitem').allInnerTexts();
  await own.locator('[data-action=finish]').click();
  await other.locator('[data-action=change-codes]').click();
  const newSecret = await shownSecret(other);
  await own.locator('[name=code]').fill(codeIn(newSecret));
  await own.locator('[name=password]').fill('maultaschen in brühe');
  await own.locator('[name=current_code]').fill(newCode);
  await expectAccessible(other);
  await own.getByRole('button', { name: 'Einrichten' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(10);
  await own.locator('[data-action=finish]').click();

  // Both pages are updated live.
  await page.getByRole('button', { name: 'Paul Arens bearbeiten' }).click();
  await dialog.getByRole('radio', { name: 'Leitung' }).check();
  await dialog.locator('[data-action=save-role]').click();
  await expect(page.locator(`[data-person="${email}"]`)).toContainText('Leitung');
  await expect(other.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('button', { name: 'Paul Arens bearbeiten' }).click();
  await dialog.locator('[data-action=end-sessions]').click();
  await expect(dialog.getByText('Zurzeit nirgends angemeldet.')).toBeVisible();
  await expect(step(other, 'sign-in')).toBeVisible();
  await dialog.locator('[data-action=block]').click();
  await expect(page.locator(`[data-blocked="${email}"]`)).toContainText('gesperrt');
  await expectAccessible(page);
  await typeStaffPassword(other, email, 'maultaschen in brühe');
  await expect(other.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
  await other.context().close();
});
