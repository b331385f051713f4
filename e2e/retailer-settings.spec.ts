import { SALUTATIONS } from '@funnel/domain/contact/salutation';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { questions } from '@funnel/domain/question/questions';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { givenEnquiry } from './given.ts';
import { answerShortFunnel, expect, expectAccessible, fillContact, step, tap } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';
import { testWithSettings } from './settings-test.ts';

const IMPRINT = 'https://shop.example/impressum';
const shown = {
  showSubmitErrors: true,
  funnels: { default: 'long', short: 'short', onsite: 'long', heimberatung: 'short_steps' },
  legalLinks: { imprint: IMPRINT },
};
const slotMinutes = 30;
const SHOWROOMS = ['KONZ', 'MAINZ', 'NEUNKIRCHEN', 'SAARBRUECKEN'];
const test = testWithSettings(
  {
    ...shown,
    tester: { isOn: false, until: '2099-12-31' },
    slots: { ...DEFAULT_SETTINGS.slots, slotMinutes },
    showrooms: DEFAULT_SETTINGS.showrooms.filter(({ id }) => SHOWROOMS.includes(id)),
  },
  { ...shown, isTesterOpen: false, slotMinutes },
);

// German on a phone, English on a desktop.
for (const { language, told, button, tag } of [
  {
    language: 'de',
    told: 'Das Absenden hat nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es noch einmal.',
    button: 'Anfrage absenden',
    tag: ['@whole'],
  },
  {
    language: 'en',
    told: 'We couldn’t send your enquiry. Your details are still here, so please try again.',
    button: 'Send enquiry',
    tag: ['@desktop', '@whole'],
  },
]) {
  test(`a failed submit is told to everybody, and sending again works (${language})`, { tag }, async ({
    page,
    query,
    email,
  }) => {
    await answerShortFunnel(page, `&lang=${language}`);
    await fillContact(page, email);
    const enquiries = '**/api/v1/funnel-enquiries';
    await routeOpenPage(page, enquiries, (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } }),
    );
    const submit = page.locator('button[type=submit]');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText(told, { timeout: 10_000 });
    await expect(page.getByRole('alert')).toBeInViewport();
    // Announced once: the hidden live region stays silent.
    await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(0);
    await expect(submit).toHaveText(button);
    await expect(submit).toBeFocused();
    await expect(page.locator('[name=personal_salutation_english][value=MRS]')).toBeChecked();
    await expect(page.locator('[name=personal_full_name]')).toHaveValue('Johanna  Weiß');
    await expect(page.locator('[name=personal_email]')).toHaveValue(email);
    await expect(page.locator('[name=personal_telephone_raw]')).toHaveValue('0681 / 123456');
    await expect(page.locator('[name=personal_postcode]')).toHaveValue('66111');
    await expectAccessible(page);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.unroute(enquiries);
    await routeOpenPage(page, enquiries, async (route) => {
      await held;
      await route.continue();
    });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    letGo();
    await expect(step(page, 'datepicker')).toBeVisible();
    expect(await query('select enquiry_id from enquiry where email = $1', [email])).toHaveLength(1);
  });
}

test('calls of half an hour are said so on every page, from their start to their end', {
  tag: ['@wide', '@whole'],
}, async ({ page, email, request }) => {
  const rangeOf = (start: string) => {
    const end = new Date(Date.parse(`${start.slice(0, 16)}Z`) + slotMinutes * 60_000).toISOString();
    return [start.slice(11, 16), end.slice(11, 16)] as const;
  };
  await page.goto('/services/fun/terminfinder');
  await expect(page.getByText('innerhalb von 30 Minuten ab der gewählten Zeit')).toBeVisible();
  const slot = page.locator('[data-slot]').nth(1);
  const [from, to] = rangeOf((await slot.getAttribute('data-slot')) ?? '');
  await slot.click();
  for (const id of ['combined_personal', 'floorplan']) {
    await expect(step(page, id).getByText(`${from}–${to} Uhr`).first()).toBeVisible();
    await expect(step(page, id).getByText(`zwischen ${from} und ${to} Uhr`)).toBeVisible();
    if (id === 'floorplan') break;
    await fillContact(page, email);
    await page.locator('button[type=submit]').click();
  }

  const lead = await givenEnquiry(request, `wish-${email}`);
  await page.goto(`/services/fun/datepicker?${new URLSearchParams({ ...lead })}`);
  await page.locator('button[data-date]').first().click();
  const time = page.locator('button[data-slot]').last();
  const [begin, end] = rangeOf((await time.getAttribute('data-slot')) ?? '');
  await expect(time).toHaveText(`${begin}–${end}`);
  await time.click();
  await expect(step(page, 'floorplan')).toContainText(`${begin}–${end} Uhr`);
});

test('a funnel_name is served by the list of steps the retailer chose, from the first byte to the enquiry', {
  tag: ['@wide', '@whole'],
}, async ({ page, query, email }) => {
  let letScriptsGo = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/services/fun/funnel?funnel_name=heimberatung', { waitUntil: 'commit' });
  const served = page.locator('[data-value=L_FORM]');
  await expect(page.getByText('1 / 9')).toBeVisible();
  await served.evaluate((tile) => {
    tile.dataset['from'] = 'server';
  });
  letScriptsGo();
  // The single tab stop of the group needs a script.
  await expect(page.locator('[data-value=U_FORM]')).toHaveAttribute('tabindex', '-1');
  await expect(served).toHaveAttribute('data-from', 'server');

  for (const [index, [id, value]] of [
    ['question_shape', 'L_FORM'],
    ['question_size', 'OVER_7M'],
    ['question_timeframe', 'OVER_12_MONTHS'],
    ['question_reason', 'MOVING'],
    ['question_budget', 'OVER_20K'],
  ].entries()) {
    await expect(step(page, id as string)).toBeVisible();
    await expect(page.getByText(`${index + 1} / 9`)).toBeVisible();
    await tap(page, value as string);
  }
  await expect(step(page, 'personal')).toBeVisible();
  await expect(page.getByText('6 / 9')).toBeVisible();
  await page.reload();
  await expect(page.getByText('6 / 9')).toBeVisible();
  const next = page.locator('[data-action=next]');
  await page.getByText(SALUTATIONS.MR.de, { exact: true }).click();
  await page.locator('[name=personal_full_name]').fill('Jo Weiß');
  await next.click();
  await page.locator('[name=personal_postcode]').fill('66111');
  await next.click();
  await page.locator('[name=personal_email]').fill(email);
  await next.click();
  await expect(page.getByText('9 / 9')).toBeVisible();
  await page.locator('[name=personal_telephone_raw]').fill('0681 123456');
  await next.click();
  await expect(step(page, 'datepicker')).toBeVisible();
  expect(await query('select entry, answers from enquiry where email = $1', [email])).toMatchObject([
    { entry: 'LP_V1', answers: { question_shape: 'L_FORM', question_budget: 'OVER_20K' } },
  ]);
});

test('every other funnel_name keeps its own list', { tag: '@whole' }, async ({ page }) => {
  for (const [query, counter] of [
    ['', `1 / ${questions.size}`],
    ['?funnel_name=short&lang=en', `1 / ${FUNNELS.short.steps.length}`],
    ['?funnel_name=heimberatung&lang=en', '1 / 9'],
  ]) {
    await page.goto(`/services/fun/funnel${query}`);
    await expect(page.getByText(counter as string)).toBeVisible();
  }
});

test('a promotion that is switched off says so and leads to the funnel; a late application is kept', {
  tag: '@whole',
}, async ({ page, request, query, email }) => {
  await page.goto('/services/fun/tester');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Aktion ist beendet');
  await expect(page.locator('[data-value]')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/services/fun/tester?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The promotion has ended');
  await page.getByRole('link', { name: 'Plan a kitchen' }).click();
  await expect(step(page, 'question_shape')).toBeVisible();

  const { enquiryId } = await givenEnquiry(request, email, { entry: 'TESTER' });
  expect(await query('select entry from enquiry where enquiry_id = $1', [enquiryId])).toEqual([
    { entry: 'TESTER' },
  ]);
});

test.describe('legal links', () => {
  // The customer area checks for a session.
  test.use({ refusals: [401] });

  test('a legal page of the retailer’s own is linked on every screen, the others stay ours', {
    tag: '@whole',
  }, async ({ page }) => {
    const screens = ['funnel?style=noFooter', 'terminfinder', 'thank-you', 'tester?done=true'];
    for (const path of [...screens.map((screen) => `/services/fun/${screen}`), '/customer']) {
      await page.goto(path);
      await expect(page.locator('footer').getByRole('link', { name: 'Impressum' })).toHaveAttribute(
        'href',
        IMPRINT,
      );
      await expect(page.locator('footer').getByRole('link', { name: 'Datenschutz' })).toHaveAttribute(
        'href',
        '/services/fun/legal#privacy',
      );
    }
  });
});

test('without a site of the retailer’s, leaving ends at the thank-you page, which still knows the enquiry', {
  tag: ['@wide', '@whole'],
}, async ({ page, query, email }) => {
  await answerShortFunnel(page);
  await fillContact(page, email);
  await page.locator('button[type=submit]').click();
  for (const id of ['datepicker', 'floorplan', 'signup']) {
    await step(page, id).locator('[data-action=skip]').click();
  }
  await page.locator('[data-action=leave]').click();
  await expect(step(page, 'thank_you')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Saarbrücken');
  // All four are shown: there are no more.
  await expect(page.locator('[data-place]')).toHaveCount(SHOWROOMS.length);
  await expect(page.getByRole('button', { name: 'Alle Küchenstudios zeigen' })).toHaveCount(0);
  await page.locator('[data-place=NEUNKIRCHEN]').click();
  await expect(page.getByRole('status')).toContainText('Notiert: Küchenstudio Neunkirchen.');
  expect(await query('select showroom from enquiry where email = $1', [email])).toEqual([
    { showroom: 'NEUNKIRCHEN' },
  ]);
});

test('without a site, who leaves the terminfinder without an enquiry is not thanked for one', {
  tag: ['@wide', '@whole'],
}, async ({ page }) => {
  await page.goto('/services/fun/terminfinder');
  await page.locator('[data-action=close]').click();
  await page.locator('[data-action=leave]').click();
  const left = step(page, 'thank_you');
  await expect(left.getByRole('heading', { level: 1 })).toHaveText('Danke für Ihren Besuch!');
  await expect(left).not.toContainText(/Anfrage|Wir rufen Sie an/);
  await expect(left.getByRole('heading', { name: 'Saarbrücken' })).toBeVisible();
  await expectAccessible(page);
  await left.getByRole('link', { name: 'Küche planen' }).click();
  await expect(step(page, 'question_shape')).toBeVisible();
});
