import { signInStaffEndpoint } from '@funnel/contract/staff/session';
import type { Page } from '@playwright/test';
import { codeIn, STAFF_PASSWORD, shownSecret, typeStaffPassword } from './desk.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut, step } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';

// A separate product: the first owner is set up once.
const test = testWithSettings({});
// Without a session there is a 401, which browsers log.
test.use({ refusals: [401, 410, 429] });

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const submit = (page: Page) => page.locator('button[type=submit]:visible');

test('who tries too often at the door is told how long to wait', {
  tag: '@whole',
}, async ({ page, email }) => {
  await page.goto('/desk');
  let status = 401;
  for (let tries = 0; status === 401 && tries < 30; tries++) {
    const answer = page.waitForResponse(
      (each) => each.url().endsWith(signInStaffEndpoint.path) && each.request().method() === 'POST',
    );
    await typeStaffPassword(page, email, 'falsch geraten');
    status = (await answer).status();
  }
  expect(status).toBe(429);
  await expect(page.getByRole('alert')).toHaveText(
    /^Zu viele Versuche\. Bitte versuchen Sie es in .*(?:Sekunden?|Minuten?|Stunden?) noch einmal\.$/,
  );
  await expectAccessible(page);
  await expectNothingCut(page);
});

test('the first owner sets the desk up by the printed link, signs out, and in with a code', {
  tag: '@desktop',
}, async ({ browser, page, request, ownProduct, email }) => {
  const fragment = await ownProduct.setUpFragment();
  await page.goto(`/desk${fragment}`);
  await expect(step(page, 'invitation-access')).toBeVisible();
  await expect(page).toHaveURL('/desk');
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.locator('[name=email]')).toBeFocused();
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=name]').fill('Mia Brandt');
  await page.locator('[name=new_password]').fill('passwortpasswort');
  await submit(page).click();
  await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible();
  await page.locator('[name=new_password]').fill(STAFF_PASSWORD);
  await submit(page).click();

  const secret = await shownSecret(page);
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await page.locator('[name=code]').fill(codeIn(secret) === '000000' ? '111111' : '000000');
  await submit(page).click();
  await expect(page.getByText('Dieser Code stimmt nicht')).toBeVisible();
  await expectAccessible(page);
  const setUpCode = codeIn(secret);
  await page.locator('[name=code]').fill(setUpCode);
  await submit(page).click();

  const codes = step(page, 'invitation-recovery').locator('main').getByRole('listitem');
  await expect(codes).toHaveText(Array.from({ length: 10 }, () => /^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/));
  const [recoveryCode = '', nextRecoveryCode = ''] = await codes.allInnerTexts();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await action(page, 'download').click();
  expect((await download).suggestedFilename()).toBe('Ersatzcodes.txt');
  await action(page, 'finish').click();

  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Anrufliste');
  await expect(headline).toBeFocused();
  await expect(page).toHaveURL('/desk/calls');
  await page.getByRole('link', { name: 'Mein Zugang' }).click();
  await expect(headline).toHaveText('Mein Zugang');
  await expect(headline).toBeFocused();
  await expect(page).toHaveURL('/desk/access');
  await expect(page.getByText('Mia Brandt').first()).toBeAttached();
  await expect(page.locator('[data-session]')).toHaveCount(1);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await givenEnquiry(request, `1${email}`, { personal_full_name: 'Anna Groß' });
  await givenEnquiry(request, `2${email}`, { personal_full_name: 'Bernd Thielen' });
  await useWithoutSingleKeys(page);
  await useWithSingleKeys(page);

  await page.reload();
  await expect(headline).toHaveText('Mein Zugang');
  await page.evaluate(() => sessionStorage.setItem('my-call', 'typed'));
  await action(page, 'sign-out').click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);

  await typeStaffPassword(page, email, 'irgendein kennwort');
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
  await typeStaffPassword(page, email);
  await expect(step(page, 'code')).toContainText(email);
  await expectAccessible(page);
  // The code of the set-up was used or has expired. The next one is accepted half a minute early.
  await page.locator('[name=code]').fill(setUpCode);
  await expect(page.getByText(/wurde schon benutzt|stimmt nicht/)).toBeVisible();
  await page.locator('[name=code]').fill(codeIn(secret, 30));
  await expect(headline).toHaveText('Mein Zugang');

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${ownProduct.url}/desk`);
  await typeStaffPassword(other, email);
  await action(other, 'other-code').click();
  await other.locator('[name=recovery_code]').fill(recoveryCode);
  await submit(other).click();
  await other.getByRole('link', { name: 'Mein Zugang' }).click();
  await expect(other.getByText('noch 9 Ersatzcodes')).toBeVisible();
  await other.getByRole('link', { name: 'Anfragen' }).click();
  await action(other, 'enter').click();
  const typed = other.locator('[name=name]');
  await typed.fill('Johanna Weiß');
  await other.locator('[name=postcode]').fill('66111');
  await other.locator('[name=telephone]').fill('0681 123456');
  await page.reload();
  await page.locator('[data-session=other]').locator('[data-action=end-session]').click();
  await expect(page.locator('[data-session]')).toHaveCount(1);

  // A session lost below an open dialog: the sign-in is usable, no key bypasses it, and the input stays.
  await typed.press('Enter');
  await expect(other.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  await expect(step(other, 'sign-in').getByRole('heading')).toBeFocused();
  await expect(typed).toBeHidden();
  await typeStaffPassword(other, email);
  await action(other, 'other-code').click();
  await other.locator('[name=recovery_code]').fill(nextRecoveryCode);
  await submit(other).click();
  await expect(typed).toHaveValue('Johanna Weiß');
  await expect(typed).toBeVisible();
  await other.context().close();

  await page.goto('/desk/nowhere?lang=en');
  await expect(headline).toHaveText('Call list');
  await page.goto(`/desk${fragment}`);
  await expect(step(page, 'invitation-over')).toBeVisible();
});

/** On the own access: single-character shortcuts are off and hidden; all others work. */
async function useWithoutSingleKeys(page: Page): Promise<void> {
  const claims: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/calls/claim') && claims.push(sent.url()));
  await page.keyboard.press('?');
  await expect(dialog(page, 'Tasten')).toContainText('OdannLAnfragen');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Tasten')).toHaveCount(0);
  const shortcuts = page.getByRole('switch', { name: 'Tastenkürzel' });
  await shortcuts.click();
  await expect(shortcuts).not.toBeChecked();
  await expectNothingCut(page);
  await expectAccessible(page);

  // Over an open dialog Ctrl K would do nothing: that it opens the search proves that no earlier key opened one.
  for (const key of ['o', 'l', '?', '/']) await page.keyboard.press(key);
  await openSearch(page);
  await expect(page).toHaveURL('/desk/access');
  await action(page, 'keys').click();
  await expect(dialog(page, 'Tasten')).toContainText('ausgeschaltet');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Anrufliste' }).click();
  await expect(page.locator('li[data-enquiry]')).toHaveCount(2);
  await expect(page.locator('kbd').getByText('A', { exact: true })).toHaveCount(0);
  for (const key of ['a', '?']) await page.keyboard.press(key);
  await openSearch(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(2);
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Bernd Thielen');
  for (const key of ['j', 'n']) await page.keyboard.press(key);
  await openSearch(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frau Bernd Thielen');
  expect(claims).toEqual([]);

  await page.getByRole('link', { name: 'Mein Zugang' }).click();
  await page.reload();
  await expect(shortcuts).not.toBeChecked();
  await shortcuts.click();
  await expect(shortcuts).toBeChecked();
}

/** O and a second key navigate, and do nothing else. */
async function useWithSingleKeys(page: Page): Promise<void> {
  const headline = page.getByRole('heading', { level: 1 });
  const go = async (key: string, to: string) => {
    await page.keyboard.press('o');
    await page.keyboard.press(key);
    await expect(headline).toHaveText(to);
  };
  await go('l', 'Anfragen');
  await page.keyboard.press('f');
  await expect(page.locator('[data-filter]').first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.locator('[name=search]')).toBeFocused();
  // In a field they are letters.
  await page.keyboard.type('ol');
  await expect(page.locator('[name=search]')).toHaveValue('ol');
  await page.locator('[name=search]').fill('');
  await page.keyboard.press('Escape');
  await go('k', 'Kalender');
  await page.keyboard.press('/');
  await expect(dialog(page, 'Suchen, Befehle')).toBeVisible();
  await page.keyboard.press('Escape');
  await go('e', 'Studios');
  await page.keyboard.press('?');
  await expect(dialog(page, 'Tasten')).toBeVisible();
  await page.keyboard.press('Escape');
  await go('a', 'Anrufliste');
  await page.getByRole('link', { name: 'Mein Zugang' }).click();
  await expect(headline).toHaveText('Mein Zugang');
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialog(page, 'Suchen, Befehle')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Suchen, Befehle')).toHaveCount(0);
}
