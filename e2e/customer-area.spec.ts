import { appointmentTexts } from '@funnel/domain/appointment/appointment-texts';
import { nextStepTexts } from '@funnel/domain/customer-area/next-step';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Page } from '@playwright/test';
import { enterConfirmed, givenCustomer, mailedToken, PASSWORD, signIn } from './customer.ts';
import { chooseFiles, pdf, picture } from './example-file.ts';
import { expect, expectAccessible, expectNothingCut, step, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';
import { insertCall } from './step-sql.ts';

const ANSWERS = {
  question_shape: 'L_FORM',
  question_size: 'FROM_3M_TO_5M',
  question_worktop_material: 'NO_IDEA',
  question_budget: 'FROM_10K_15K',
};
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);
const submit = (page: Page) => page.locator('button[type=submit]:visible');
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** The day of a free time; not a Saturday, which has fewer. */
async function workdayOf(page: Page, index: number): Promise<string | undefined> {
  const days = page.locator('[data-date]');
  await days.first().waitFor();
  const dates = await days.evaluateAll((all) => all.map((day) => (day as HTMLElement).dataset['date'] ?? ''));
  return dates.filter((date) => new Date(date).getUTCDay() % 6 > 0)[index];
}

// Without a session there is a 401, which browsers log.
test.use({ refusals: [401, 404, 409, 410, 422, 429] });

test('a customer comes from the funnel, confirms the address, and keeps files and appointment', {
  tag: '@wide',
}, async ({ page, request, query, email, isMobile }) => {
  const customer = await givenCustomer(request, email, {
    ...ANSWERS,
    personal_full_name: 'Anna Maria von Muster',
  });
  await page.goto(`/customer#creds=${customer.creds}`);
  const pending = step(page, 'pending-area');
  await expect(pending).toContainText('Schauen Sie bitte in Ihr Postfach');
  expect(new URL(page.url()).hash).toBe('');
  await expect(pending.getByRole('listitem')).toHaveCount(5);
  await expect(pending).not.toContainText('Anna Maria');
  await expect(page.getByText('Ihre Dateien')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/customer#confirm=${await mailedToken(email, 'confirm')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag Anna Maria von Muster');
  await expect(page.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
  await expectNothingCut(page);
  const kitchen = card(page, 'Ihre Küche');
  await expect(kitchen.locator('[data-value]')).toHaveText([
    /L-Form/,
    /3 bis 5 m/,
    /Noch nicht entschieden/,
    /10.000/,
  ]);
  const shape = kitchen.locator('[data-value=L_FORM] img');
  await shape.scrollIntoViewIfNeeded();
  await expect.poll(() => shape.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);

  // Two of the benefits promised in the funnel lead here, also by an external link.
  await action(page, 'step-model').click();
  await expect(kitchen.getByRole('heading', { level: 2 })).toBeFocused();
  await page.goto('/customer#kitchen');
  await page.reload();
  await expect(kitchen.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(kitchen.getByRole('heading', { level: 2 })).toBeInViewport();

  const files = card(page, 'Ihre Dateien');
  await page.locator('[data-action=step-floor_plan]').click();
  await expect(files.getByRole('heading')).toBeFocused();
  await chooseFiles(page, picture('Küche.png'), pdf('Skizze.pdf'));
  await expect(files.locator('[data-file]')).toHaveCount(2);
  await expect(step(page, 'area')).toContainText('2 Dateien sind bei uns.');
  // The PDF has a preview of its first page.
  const thumbnails = files.locator('[data-file] img');
  const drawn = () =>
    thumbnails.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toEqual([true, true]);
  const downloading = page.waitForEvent('download');
  await files.getByRole('link', { name: 'Herunterladen: Skizze.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('Skizze.pdf');
  const erase = files.getByRole('button', { name: 'Löschen: Skizze.pdf' });
  await erase.click();
  await page.locator('dialog [data-action=stay]').click();
  await expect(erase).toBeFocused();
  await erase.click();
  await expectAccessible(page);
  await page.locator('dialog [data-action=confirm]').click();
  await expect(files.locator('[data-file]')).toHaveCount(1);
  await expect(files.getByRole('heading')).toBeFocused();
  await expect(files.getByRole('log')).toContainText('Skizze.pdf ist gelöscht');

  const call = card(page, appointmentTexts.title.de);
  const states = () => query('select state from appointment where enquiry_id = $1', [customer.enquiryId]);
  const chooseTime = async (workday: number) => {
    await call.locator('[data-action=move]').click();
    await page.locator(`[data-date="${await workdayOf(page, workday)}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page
      .locator('[data-slot]')
      .nth(isMobile ? 5 : 6)
      .click();
  };
  await chooseTime(5);
  await expect(call).toContainText('Ihre Zeit ist notiert.');
  await expect(call.getByRole('heading')).toBeFocused();
  await chooseTime(6);
  await expect(call).toContainText(appointmentTexts.moved.de);
  expect(await states()).toEqual([{ state: 'BOOKED' }]);
  await call.locator('[data-action=cancel]').click();
  await page.locator('dialog [data-action=confirm]').click();
  await expect(call).toContainText(appointmentTexts.cancelled.de);
  await expect(call.getByRole('heading')).toBeFocused();
  expect(await states()).toEqual([{ state: 'CANCELLED' }]);
  await expectAccessible(page);
});

test('a call that has been is ticked among the next steps', async ({ page, request, query, email }) => {
  const customer = await givenCustomer(request, email, ANSWERS);
  await query(
    insertCall({
      start: "now() + interval '2 hours'",
      end: "now() + interval '3 hours'",
      seat: '1000 + floor(random() * 1000000)',
    }),
    [customer.enquiryId],
  );
  await enterConfirmed(page, customer);
  const call = page.getByRole('listitem').filter({ hasText: nextStepTexts.CALL.de });
  await expect(call).toHaveAttribute('data-progress', 'later');
  await query(
    `update next_step set starts_at = starts_at - interval '6 hours', ends_at = ends_at - interval '6 hours'
     where enquiry_id = $1 and kind = 'CALL'`,
    [customer.enquiryId],
  );
  await page.reload();
  await expect(call).toHaveAttribute('data-progress', 'done');
  await expect(call).toContainText('(Erledigt)');
  await expect(call.locator('svg')).toBeVisible();
  await expectAccessible(page);
});

test('a lost session asks for the password and goes on with what was typed', { tag: '@whole' }, async ({
  page,
  context,
  request,
  email,
}) => {
  await enterConfirmed(page, await givenCustomer(request, email));
  await routeOpenPage(page, '**/api/v1/precall-requests', (route) =>
    route.fulfill({ status: 409, json: { code: 'SLOT_TAKEN', message: 'taken' } }),
  );
  await card(page, appointmentTexts.title.de).locator('[data-action=move]').click();
  await page.locator('[data-date]').first().click();
  await page.locator('[data-slot]').first().click();
  await expect(page.getByRole('alert')).toContainText(slotTexts.taken.de);
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(step(page, 'datepicker')).toBeVisible();
  await page.goBack();

  await action(page, 'change-password').click();
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=new_password]').fill('linsen mit spätzle');
  await page.locator('[name=password_confirmation]').fill('linsen mit spätzle');
  await context.clearCookies();
  await submit(page).click();
  await expect(step(page, 'sign-in')).toContainText('Ihre Anmeldung ist abgelaufen.');
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await expectAccessible(page);
  await signIn(page, email, PASSWORD);
  await expect(page.locator('[name=new_password]')).toHaveValue('linsen mit spätzle');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await submit(page).click();
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
});

test('in English, by keyboard alone; another tab that confirms the address opens the area here', {
  tag: '@whole',
}, async ({ page, context, request, email }) => {
  const { creds } = await givenCustomer(request, email, ANSWERS);
  await page.goto(`/customer?lang=en#creds=${creds}`);
  await expect(step(page, 'pending-area')).toContainText('Please check your inbox');

  const other = await context.newPage();
  await other.goto(`/customer?lang=en#confirm=${await mailedToken(email, 'confirm')}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hello Johanna Weiß');
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Johanna Weiß');
  await expect(card(page, 'Your kitchen').locator('[data-value=L_FORM]')).toContainText('L-shape');
  await expectAccessible(page);

  await page.locator('[data-action=step-call]').focus();
  await page.keyboard.press('Enter');
  await expect(step(page, 'datepicker')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-date]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-date]').first()).toBeFocused();
  await page.goBack();
  await action(page, 'sign-out').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are signed out.')).toBeVisible();

  await page.goto('/customer');
  await page.getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your customer area');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Johanna Weiß');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
