import { contactErrors } from '@funnel/domain/contact/contact-schema';
import { emailError } from '@funnel/domain/contact/email';
import { SALUTATIONS } from '@funnel/domain/contact/salutation';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { shape } from '@funnel/domain/question/shape';
import {
  answerShortFunnel,
  expect,
  expectAccessible,
  expectNothingCut,
  fillContact,
  step,
  tap,
  test,
} from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

test('a visitor taps through the short funnel, and the retailer has the enquiry', { tag: '@wide' }, async ({
  page,
  query,
  email,
}) => {
  await page.goto('/services/fun/funnel?funnel_name=short&utm_source=newsletter&evil=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shape.title.de);
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.locator('[data-action=back]')).toHaveCount(0);
  await expect(page.getByText(`1 / ${FUNNELS.short.steps.length}`)).toBeVisible();
  await tap(page, 'U_FORM');

  await expect(step(page, 'question_size')).toBeVisible();
  await expect(page.getByText('aller drei Seiten')).toBeVisible();
  await expect(page.getByText(`2 / ${FUNNELS.short.steps.length}`)).toBeVisible();
  await tap(page, 'OVER_7M');
  await expect(step(page, 'question_timeframe')).toBeVisible();
  await tap(page, 'FROM_4_6_MONTHS');
  await expect(step(page, 'question_reason')).toBeVisible();
  await tap(page, 'NEW_BUILT');
  await expect(step(page, 'question_budget')).toBeVisible();
  await tap(page, 'OVER_20K');

  await expect(step(page, 'combined_personal')).toBeVisible();
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();

  await expect(step(page, 'datepicker')).toBeVisible();
  const { searchParams } = new URL(page.url());
  const rows = await query('select * from enquiry where email = $1', [email]);
  expect(rows).toMatchObject([
    {
      enquiry_id: searchParams.get('enquiryId'),
      kitchen_id: searchParams.get('kitchenId'),
      entry: 'LP_V1',
      salutation: 'MRS',
      full_name: 'Johanna Weiß',
      first_name: 'Johanna',
      last_name: 'Weiß',
      preferred_language: 'DE',
      postcode: '66111',
      telephone_raw: '0681 / 123456',
      answers: {
        question_shape: 'U_FORM',
        question_size: 'OVER_7M',
        question_timeframe: 'FROM_4_6_MONTHS',
        question_reason: 'NEW_BUILT',
        question_budget: 'OVER_20K',
      },
      tracking: { utm_source: 'newsletter' },
    },
  ]);
  expect(rows[0]?.['operating_system']).toContain('Mozilla/5.0');
  expect(rows[0]?.['szid']).toMatch(/^[\w-]{22}$/);
  expect(searchParams.get('email')).toBe(email);
  await expect(page.getByText(email)).toBeVisible();
});

test('in English, by keyboard alone', { tag: '@wide' }, async ({ page, query, email }) => {
  await page.goto('/services/fun/funnel?funnel_name=short&lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const first = page.getByRole('radio').first();
  await expect(first).toHaveAttribute('tabindex', '0');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-value=U_FORM]')).toBeFocused();
  await expect(page.locator('[aria-checked=true]')).toHaveCount(0);
  await page.keyboard.press('Enter');

  for (const id of ['question_size', 'question_timeframe', 'question_reason', 'question_budget']) {
    await expect(step(page, id)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('heading', { name: 'Where can we send your quote?' })).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  for (const text of ['Ada King Lovelace', email, '+44 20 7946 0000', '66111']) {
    await page.keyboard.press('Tab');
    if (text.startsWith('+')) await page.keyboard.press('Tab'); // past the choice of the country
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(step(page, 'datepicker')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await query('select * from enquiry where email = $1', [email])).toMatchObject([
    {
      preferred_language: 'EN',
      first_name: 'Ada King',
      last_name: 'Lovelace',
      answers: { question_shape: 'U_FORM', question_budget: 'OVER_20K' },
    },
  ]);
});

test('once the failing fields are told, the focus stays where the visitor puts it', {
  tag: '@whole',
}, async ({ page }) => {
  await answerShortFunnel(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expect(page.locator('[name=personal_salutation_english]').first()).toBeFocused();
  const postcode = page.locator('[name=personal_postcode]');
  await postcode.focus();
  await page.clock.runFor(5000);
  await expect(postcode).toBeFocused();
});

test('every failing field is told at once, and forgotten once it is right', async ({ page }) => {
  await answerShortFunnel(page);
  const messages = [
    contactErrors.personal_salutation_english.de,
    contactErrors.personal_full_name.de,
    emailError.de,
    contactErrors.personal_telephone_raw.de,
    contactErrors.personal_postcode.de,
  ];
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  for (const message of messages) await expect(page.getByText(message)).toBeVisible();
  await expect(page.locator('[name=personal_salutation_english]').first()).toBeFocused();

  const postcode = page.locator('[name=personal_postcode]');
  await expect(postcode).toHaveAccessibleDescription(contactErrors.personal_postcode.de);
  await postcode.pressSequentially('66x1');
  await expect(postcode).toHaveValue('661');
  await expect(page.getByText(contactErrors.personal_postcode.de)).toBeVisible();
  await postcode.pressSequentially('1');
  await expect(page.getByText(contactErrors.personal_postcode.de)).toHaveCount(0);
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expect(page.getByText(contactErrors.personal_postcode.de)).toBeVisible();
  await postcode.press('End');
  await postcode.pressSequentially('1999');
  await expect(postcode).toHaveValue('66111');

  await page.getByText(SALUTATIONS.DIVERS.de, { exact: true }).click();
  await page.locator('[name=personal_full_name]').fill('Johanna');
  await expect(page.getByText(contactErrors.personal_full_name.de)).toBeVisible();
  await page.locator('[name=personal_full_name]').fill('Johanna Weiß');
  await page.locator('[name=personal_email]').fill('johanna@weiss.example');
  await page.locator('[name=personal_telephone_raw]').fill('0681 123456');
  for (const message of messages) await expect(page.getByText(message)).toHaveCount(0);
});

test('the browser’s Back goes one step back, and a reload loses nothing', async ({ page, email }) => {
  await answerShortFunnel(page);
  await fillContact(page, email);
  await page.reload();
  await expect(page.locator('[name=personal_email]')).toHaveValue(email);
  await expect(page.locator('[name=personal_salutation_english][value=MRS]')).toBeChecked();

  await page.goBack();
  await expect(step(page, 'question_budget')).toBeVisible();
  await expect(page.locator('[data-value=FROM_10K_15K]')).toHaveAttribute('aria-checked', 'true');
  await page.locator('[data-action=back]').click();
  await expect(step(page, 'question_reason')).toBeVisible();
  await page.reload();
  await expect(step(page, 'question_reason')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'question_budget')).toBeVisible();
});

test('when sending fails the input stays, waits in the tab and goes out by itself, once', async ({
  page,
  query,
  email,
}) => {
  await answerShortFunnel(page);
  await fillContact(page, email);
  const keys: (string | null)[] = [];
  let isDown = true;
  await routeOpenPage(page, '**/api/v1/funnel-enquiries', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (keys.length === 1) await route.abort();
    else if (isDown) {
      // Accepted, but the response is lost.
      await route.fetch();
      await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } });
    } else await route.continue();
  });
  const button = page.locator('button[type=submit]');
  const told = page.getByRole('status').filter({ hasText: 'Ihre Angaben sind noch da' });
  for (const _try of ['first', 'second']) {
    await button.click();
    await expect(button).toHaveText('Einen Moment bitte');
    await expect(told).toHaveCount(1, { timeout: 10_000 });
    await expect(button).toHaveText('Anfrage absenden');
  }
  // Announced only: by default nothing is shown (R18).
  await expect(told.locator('..')).toHaveCSS('clip-path', 'inset(50%)');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(() => query("select enquiry_data->>'personal_email' as email from error_report"))
    .toContainEqual({ email });

  const tries = keys.length;
  await page.reload();
  await expect(page.locator('[name=personal_email]')).toHaveValue(email);
  // The reopened tab retries automatically.
  await expect.poll(() => keys.length).toBeGreaterThan(tries);
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(step(page, 'datepicker')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(await query('select enquiry_id from enquiry where email = $1', [email])).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('waiting-enquiry');
});

test('a shape in the address is answered already, and back leads to it', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto('/services/fun/funnel?funnel_name=short&shape=ISLAND');
  await expect(step(page, 'question_size')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(step(page, 'question_shape')).toBeVisible();
  await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
});

test('the language can be switched on the way, without losing an answer', { tag: '@whole' }, async ({
  page,
}) => {
  await answerShortFunnel(page, '&utm_source=x');
  await page.locator('[name=personal_full_name]').fill('Johanna Weiß');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where can we send your quote?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[name=personal_full_name]')).toHaveValue('Johanna Weiß');
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(page.url()).toMatch(/utm_source=x.*&lang=en$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where can we send your quote?');
});

// The questions themselves are tested in the long funnel.
for (const [language, tag] of [
  ['de', []],
  ['en', ['@desktop', '@whole']],
] as const) {
  test(`form, datepicker and legal page are accessible (${language})`, { tag: [...tag] }, async ({
    page,
    email,
  }) => {
    await answerShortFunnel(page, `&lang=${language}`);
    await page.locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);
    await fillContact(page, email);
    await page.locator('button[type=submit]').click();
    await expect(step(page, 'datepicker').getByRole('heading')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/services/fun/legal?lang=${language}`);
    await expectAccessible(page);
  });
}

test('nothing of the form is cut on a small phone', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await answerShortFunnel(page);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNothingCut(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
