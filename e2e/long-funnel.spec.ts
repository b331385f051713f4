import { contactErrors } from '@funnel/domain/contact/contact-schema';
import { emailError } from '@funnel/domain/contact/email';
import { SALUTATIONS } from '@funnel/domain/contact/salutation';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { LAST_STEP_COUNTED_ON_MOBILE } from '@funnel/domain/flow/progress';
import type { Page } from '@playwright/test';
import { answersTo, expect, expectAccessible, expectNothingCut, step, tap, test } from './product-test.ts';

const LONG_ANSWERS = answersTo(FUNNELS.long, {
  question_shape: 'NOT_DECIDED',
  question_size: 'FROM_5M_TO_7M',
  question_layout: 'OPEN',
  question_style: 'COUNTRY_HOUSE',
  question_color: 'STILL_PLANNING',
  question_worktop_material: 'NO_IDEA',
  question_cooker_type: 'INDUCTION',
  question_oven_type: 'AT_COUNTER_HEIGHT',
  kitchen_planning_place: 'VIDEO',
  question_cooking_situation: 'WITH_FRIENDS',
  question_reason: 'RENOVATION',
  question_timeframe: 'OVER_12_MONTHS',
  question_budget: 'FROM_15K_20K',
});

async function answerQuestions(
  page: Page,
  onStep: (id: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const [id, value] of LONG_ANSWERS) {
    await expect(step(page, id)).toBeVisible();
    await onStep(id);
    await tap(page, value);
  }
  await expect(step(page, 'personal')).toBeVisible();
}

const next = (page: Page) => page.locator('[data-action=next]').click();

test('a visitor taps through all questions, counted on the way, and the retailer has every answer', {
  tag: '@wide',
}, async ({ page, query, email, isMobile }) => {
  await page.goto('/services/fun/funnel');
  await expectAccessible(page);
  let count = 0;
  await answerQuestions(page, async () => {
    count += 1;
    const counter = page.getByText(`${count} / ${LONG_ANSWERS.length}`);
    if (isMobile && count > LAST_STEP_COUNTED_ON_MOBILE) await expect(counter).toBeHidden();
    else await expect(counter).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', count);
  });
  await expect(page.getByText(`/ ${LONG_ANSWERS.length}`)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveJSProperty('position', 1);

  await page.getByText(SALUTATIONS.FAMILY.de, { exact: true }).click();
  await page.locator('[name=personal_full_name]').fill('Karl-Heinz von der Au');
  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karl-Heinz von der Au');
  await expect(page.getByRole('img', { name: /Karte der Region/ })).toBeVisible();
  await page.locator('[name=personal_postcode]').fill('55116');
  await next(page);
  await page.locator('[name=personal_email]').fill(email);
  await next(page);
  await page.locator('[name=personal_telephone_raw]').fill('+49 (0) 681 123456');
  const sending = page.waitForRequest('**/api/v1/funnel-enquiries');
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expect(step(page, 'datepicker')).toBeVisible();
  expect((await sending).postDataJSON()).toMatchObject({
    personal_full_name: 'Karl-Heinz von der Au',
    personal_first_name: 'Karl-Heinz von der',
    personal_last_name: 'Au',
  });

  expect(await query('select * from enquiry where email = $1', [email])).toMatchObject([
    {
      entry: 'LP',
      salutation: 'FAMILY',
      first_name: 'Karl-Heinz von der',
      last_name: 'Au',
      postcode: '55116',
      telephone_raw: '+49 (0) 681 123456',
      telephone_formatted: '+49 681 123456',
      preferred_language: 'DE',
      answers: Object.fromEntries(LONG_ANSWERS),
      espl_value: expect.any(Number),
      espl_percentile: expect.any(Number),
      ip_address: '127.0.0.1',
    },
  ]);
});

test('each personal step tells what is missing, moves the focus there and goes no further', {
  tag: '@whole',
}, async ({ page, email }) => {
  await page.goto('/services/fun/funnel');
  await answerQuestions(page);

  await next(page);
  await expect(page.getByText(contactErrors.personal_salutation_english.de)).toBeVisible();
  await expect(page.getByText(contactErrors.personal_full_name.de)).toBeVisible();
  await expect(page.locator('[name=personal_salutation_english]').first()).toBeFocused();
  await page.getByText(SALUTATIONS.MR.de, { exact: true }).click();
  await expect(page.getByText(contactErrors.personal_salutation_english.de)).toHaveCount(0);
  await page.locator('[name=personal_full_name]').fill('Weiß');
  await next(page);
  await expect(page.locator('[name=personal_full_name]')).toBeFocused();
  await page.locator('[name=personal_full_name]').fill('Jo Weiß');
  await next(page);

  await expect(step(page, 'personal_postcode')).toBeVisible();
  await page.locator('[name=personal_postcode]').fill('6611');
  await next(page);
  await expect(page.getByText(contactErrors.personal_postcode.de)).toBeVisible();
  await expect(page.locator('[name=personal_postcode]')).toBeFocused();
  await page.locator('[name=personal_postcode]').fill('66111');
  await next(page);

  await expect(step(page, 'personal_email')).toBeVisible();
  await page.locator('[name=personal_email]').fill('jo@weiss');
  await next(page);
  await expect(page.getByText(emailError.de)).toBeVisible();
  await page.locator('[name=personal_email]').fill(email);
  await expect(page.getByText(emailError.de)).toHaveCount(0);
  await next(page);

  await expect(step(page, 'personal_telephone_raw')).toBeVisible();
  await page.locator('[name=personal_telephone_raw]').fill('12345');
  await next(page);
  await expect(page.getByText(contactErrors.personal_telephone_raw.de)).toBeVisible();
  await expect(page.locator('[name=personal_telephone_raw]')).toBeFocused();
  await page.reload();
  await expect(page.locator('[name=personal_telephone_raw]')).toHaveValue('12345');
  await page.goBack();
  await expect(page.locator('[name=personal_email]')).toHaveValue(email);
});

test('English messages', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/services/fun/funnel?lang=en');
  await answerQuestions(page);
  await next(page);
  await expect(page.getByText(contactErrors.personal_full_name.en)).toHaveCount(2);
  await page.getByText(SALUTATIONS.MR.en, { exact: true }).click();
  await page.locator('[name=personal_full_name]').fill('Ada Lovelace');
  await next(page);
  await next(page);
  await expect(page.getByText(contactErrors.personal_postcode.en)).toBeVisible();
  await page.locator('[name=personal_postcode]').fill('66111');
  await next(page);
  await next(page);
  await expect(page.getByText(emailError.en)).toBeVisible();
  await page.locator('[name=personal_email]').fill('ada@lovelace.example');
  await next(page);
  await next(page);
  await expect(page.getByText(contactErrors.personal_telephone_raw.en)).toBeVisible();
});

for (const [query, offered, tag] of [
  ['', false, '@whole'],
  ['funnel_name=heimberatung', true, '@whole'],
  ['funnel_name=onsite', false, '@whole'],
  ['funnel_name=heimberatung&offhomeconsulting=true', false, '@whole'],
] as const) {
  test(`planning at home is ${offered ? '' : 'not '}offered with "${query}"`, {
    tag,
  }, async ({ page }) => {
    await page.goto(`/services/fun/funnel?${query}`);
    for (const [id, value] of LONG_ANSWERS) {
      await expect(step(page, id)).toBeVisible();
      if (id === 'kitchen_planning_place') break;
      await tap(page, value);
    }
    await expect(page.getByRole('radio')).toHaveCount(offered ? 4 : 3);
    await expect(page.locator('[data-value=AT_HOME]')).toHaveCount(offered ? 1 : 0);
  });
}

test('the whole long funnel by keyboard alone', { tag: ['@wide', '@whole'] }, async ({
  page,
  query,
  email,
  isMobile,
}) => {
  await page.goto('/services/fun/funnel');
  await expect(page.getByRole('radio').first()).toHaveAttribute('tabindex', '0');
  await page.getByRole('radio').first().focus();
  for (const [index, [id]] of LONG_ANSWERS.entries()) {
    await expect(step(page, id)).toBeVisible();
    if (index > 0) {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(index % 2 ? 'Space' : 'Enter');
  }
  const fields = [
    [
      'personal',
      async () => {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Johanna Weiß');
      },
    ],
    ['personal_postcode', () => page.keyboard.type('66111')],
    ['personal_email', () => page.keyboard.type(email)],
  ] as const;
  for (const [id, fill] of fields) {
    await expect(step(page, id)).toBeVisible();
    // On a computer the only field of a step already has the focus.
    if (isMobile || id === 'personal') {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('Tab');
    } else {
      await expect(page.locator(`[name=${id}]`)).toBeFocused();
    }
    await fill();
    await page.keyboard.press('Enter');
  }
  await expect(step(page, 'personal_telephone_raw')).toBeVisible();
  if (isMobile) {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('[name=personal_telephone_raw]')).toBeFocused();
  await page.keyboard.type('0681 123456');
  await page.keyboard.press('Enter');
  await expect(step(page, 'datepicker')).toBeVisible();
  expect(await query('select salutation, answers from enquiry where email = $1', [email])).toMatchObject([
    { answers: { question_shape: 'L_FORM', question_reason: 'MOVING' } },
  ]);
});

// German on a phone, English on a desktop.
for (const [language, tag] of [
  ['de', ['@whole']],
  ['en', ['@desktop', '@whole']],
] as const) {
  test(`every step of the long funnel is accessible (${language})`, { tag: [...tag] }, async ({ page }) => {
    test.slow(); // seventeen screens are audited one by one
    // Also a page of 1280 px at 400 % zoom.
    const atEverySize = async () => {
      await expectAccessible(page);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingCut(page);
      if (size) await page.setViewportSize(size);
    };
    await page.goto(`/services/fun/funnel?lang=${language}`);
    await answerQuestions(page, atEverySize);
    await next(page);
    await atEverySize();
    await page.locator('[name=personal_salutation_english]').first().check({ force: true });
    await page.locator('[name=personal_full_name]').fill('Johanna Weiß');
    for (const [id, field, value] of [
      ['personal_postcode', 'personal_postcode', '66111'],
      ['personal_email', 'personal_email', 'a@b.de'],
      ['personal_telephone_raw', 'personal_telephone_raw', '0681 123456'],
    ] as const) {
      await next(page);
      await expect(step(page, id)).toBeVisible();
      await atEverySize();
      await page.locator(`[name=${field}]`).fill(value);
    }
  });
}

for (const language of ['de', 'en']) {
  test(`no word is cut from the smallest phone to the desktop (${language})`, { tag: '@whole' }, async ({
    page,
  }) => {
    test.slow(); // seventeen screens at eight widths
    const atEveryWidth = async () => {
      for (const width of [320, 360, 412, 640, 720, 768, 992, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingCut(page);
      }
    };
    await page.goto(`/services/fun/funnel?funnel_name=heimberatung&lang=${language}`);
    await answerQuestions(page, atEveryWidth);
    await next(page);
    await atEveryWidth();
    await page.locator('[name=personal_salutation_english]').first().check({ force: true });
    await page.locator('[name=personal_full_name]').fill('Johanna Weißenberger-Groß');
    for (const [field, value] of [
      ['personal_postcode', '66111'],
      ['personal_email', 'a@b.de'],
      ['personal_telephone_raw', '0681 123456'],
    ] as const) {
      await next(page);
      await expect(page.locator(`[name=${field}]`)).toBeVisible();
      await atEveryWidth();
      await page.locator(`[name=${field}]`).fill(value);
    }
  });
}
