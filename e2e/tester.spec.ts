import { testerPrivacyError } from '@funnel/domain/tester/tester-errors';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingCut, fillContact, step, tap, test } from './product-test.ts';

const PARENT = () => process.env['PARENT_URL'] ?? '';
const ADDRESS = '/services/fun/tester';
const ANSWERS = [
  ['question_shape', 'ISLAND'],
  ['question_timeframe', 'LESS_THAN_4_MONTHS'],
  ['question_budget', 'FROM_12K_20K'],
] as const;

async function answerAll(page: Page, query = ''): Promise<void> {
  await page.goto(`${ADDRESS}${query}`);
  for (const [index, [id, value]] of ANSWERS.entries()) {
    await expect(step(page, id)).toBeVisible();
    await expect(page.getByText(`${index + 1} / 4`)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(4);
    await tap(page, value);
  }
  await expect(page.locator('[name=personal_full_name]')).toBeVisible();
}

test('what the page is about stands above the first question', { tag: '@both' }, async ({ page }) => {
  await page.goto(ADDRESS);
  const eyebrow = await page.getByText('Küchentester gesucht', { exact: true }).boundingBox();
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((eyebrow?.y ?? Infinity) + (eyebrow?.height ?? 0)).toBeLessThanOrEqual(headline?.y ?? 0);
});

test('somebody applies as a tester, and the retailer has the enquiry', { tag: ['@wide', '@whole'] }, async ({
  page,
  query,
  email,
}) => {
  await answerAll(page, '?utm_source=radio');
  await page.goBack();
  await expect(page.locator('[data-value=FROM_12K_20K]')).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await expect(step(page, 'question_budget')).toBeVisible();
  await tap(page, 'FROM_8K_12K');
  await fillContact(page, email);
  await page.locator('[name=privacy_accepted]').check();
  await page.reload();
  await expect(page.locator('[name=personal_full_name]')).toHaveValue('Johanna  Weiß');
  await expect(page.locator('[name=privacy_accepted]')).toBeChecked();
  await page.getByRole('button', { name: 'Jetzt bewerben' }).click();

  await expect(step(page, 'tester_thanks')).toContainText('48 Stunden');
  await expect(step(page, 'tester_thanks')).toContainText('etwa 5 Minuten');
  await expectAccessible(page);
  expect(await query('select entry, answers, tracking from enquiry where email = $1', [email])).toEqual([
    {
      entry: 'TESTER',
      answers: {
        question_shape: 'ISLAND',
        question_timeframe: 'LESS_THAN_4_MONTHS',
        question_budget: 'FROM_8K_12K',
      },
      tracking: { utm_source: 'radio' },
    },
  ]);
  await page.reload();
  const thanks = step(page, 'tester_thanks');
  await expect(thanks.getByRole('heading', { level: 2 })).toHaveText(
    'Welches Küchenstudio passt dir am besten?',
  );
  await thanks.locator('[data-place=SAARBRUECKEN]').click();
  await expect(page.getByRole('status')).toContainText('Notiert: Küchenstudio Saarbrücken.');
  expect(await query('select showroom from enquiry where email = $1', [email])).toEqual([
    { showroom: 'SAARBRUECKEN' },
  ]);
  await expect(thanks.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', PARENT());
  expect(await thanks.innerText()).not.toMatch(/\b(?:Sie|Ihnen|Ihre?[rnms]?)\b/);
  await expectAccessible(page);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welche Form soll deine Küche haben?');
  await expect(page.locator('[aria-checked=true]')).toHaveCount(0);
});

test('says du to the end, beside the questions and in the list of countries too', {
  tag: '@desktop',
}, async ({ page }) => {
  const formal = /\b(?:Sie|Ihnen|Ihre?[rnms]?)\b/;
  const companion = page.getByRole('complementary').getByRole('region');
  await page.goto(ADDRESS);
  await expect(page.locator('body')).not.toContainText(formal);
  for (const [id, value] of ANSWERS) {
    await expect(step(page, id)).toBeVisible();
    await tap(page, value);
    await expect(companion).toHaveAccessibleName('Deine Küche');
    await expect(page.locator('body')).not.toContainText(formal);
  }
  await page.getByRole('button', { name: /Ländervorwahl ändern/ }).click();
  await page.getByRole('combobox').fill('Atlantis');
  await expect(page.getByRole('dialog')).toContainText('Kein Land gefunden');
  await expect(page.locator('body')).not.toContainText(formal);
});

// German on a phone, English on a desktop.
for (const { language, tag, empty, wrong, privacy } of [
  {
    language: 'de',
    tag: ['@whole'],
    empty: [
      'Dies ist ein Pflichtfeld',
      'Bitte gib deinen vollständigen Namen ein',
      'Dies ist ein Pflichtfeld',
      'Dies ist ein Pflichtfeld',
      'Dies ist ein Pflichtfeld',
    ],
    wrong: [
      'Bitte gib deinen vollständigen Namen ein',
      'Bitte gib eine gültige E-Mail-Adresse ein',
      'Bitte gib eine gültige Telefonnummer ein',
      'Bitte gib deine Postleitzahl mit 5 Ziffern ein',
    ],
    privacy: testerPrivacyError.de,
  },
  {
    language: 'en',
    tag: ['@desktop', '@whole'],
    empty: [
      'You need to fill this in',
      'Please enter your full name',
      'You need to fill this in',
      'You need to fill this in',
      'You need to fill this in',
    ],
    wrong: [
      'Please enter your full name',
      'That doesn’t look like an email address yet',
      'That doesn’t look like a phone number yet',
      'Please enter your 5-digit postal code',
    ],
    privacy: testerPrivacyError.en,
  },
]) {
  test(`everything that is missing is said at once, in du and in its own words (${language})`, {
    tag,
  }, async ({ page, email, query }) => {
    await answerAll(page, `?lang=${language}&style=noFooter`);
    const errors = page.locator('form [aria-live=polite] > span');
    const submit = page.locator('button[type=submit]');
    await submit.click();
    await expect(errors).toHaveText([...empty, privacy]);
    await expectAccessible(page);
    await expectNothingCut(page);
    for (const [name, value] of [
      ['personal_full_name', 'Johanna'],
      ['personal_email', 'johanna@'],
      ['personal_telephone_raw', '12'],
      ['personal_postcode', '661'],
    ]) {
      await page.locator(`[name=${name}]`).fill(value as string);
    }
    await expect(errors).toHaveText([empty[0] as string, ...wrong, privacy]);
    await fillContact(page, email);
    await expect(errors).toHaveText([privacy]);
    await submit.click();
    await expect(page.locator('[name=privacy_accepted]')).toBeFocused();
    expect(await query('select enquiry_id from enquiry where email = $1', [email])).toEqual([]);
    await page.locator('[name=privacy_accepted]').check();
    await expect(errors).toHaveCount(0);
    await submit.click();
    await expect(step(page, 'tester_thanks')).toBeVisible();
    expect(new URL(page.url()).search).toContain('style=noFooter');
    expect(await query('select preferred_language from enquiry where email = $1', [email])).toEqual([
      { preferred_language: language.toUpperCase() },
    ]);
  });
}
