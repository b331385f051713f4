import { SALUTATIONS } from '@funnel/domain/contact/salutation';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Page } from '@playwright/test';
import { givenFullSlot } from './given.ts';
import { heardMessages } from './heard.ts';
import { expect, expectAccessible, fillContact, step, test } from './product-test.ts';

const PARENT = () => process.env['PARENT_URL'] ?? '';
const ADDRESS = '/services/fun/terminfinder';
const ENQUIRIES = '**/api/v1/terminfinder-enquiries';

const days = (page: Page) => page.locator('[data-date]');
const slot = (page: Page, start: string) => page.locator(`[data-slot="${start}"]`);
const submit = (page: Page) => page.locator('button[type=submit]');
const later = (page: Page) => page.getByRole('button', { name: /^(?:Spätere Tage|Later days)$/ });
const earlier = (page: Page) => page.getByRole('button', { name: /^(?:Frühere Tage|Earlier days)$/ });

async function pickFirst(page: Page): Promise<string> {
  const first = page.locator('[data-slot]').first();
  const start = (await first.getAttribute('data-slot')) ?? '';
  await first.click();
  await expect(step(page, 'combined_personal')).toBeVisible();
  return start;
}

/** Colours of the design, as computed values. */
const colors = (page: Page, ...names: string[]) =>
  page.evaluate((all) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const seen = all.map((name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return seen;
  }, names);

test.use({ foreignOrigins: [PARENT()] });

test('a visitor turns the pages, picks a time, fills in the form and has the appointment', {
  tag: '@wide',
}, async ({ page, query, email, isMobile }) => {
  await page.goto(`${ADDRESS}?utm_source=newsletter&evil=1`);
  await expect(page.getByText('innerhalb einer Stunde ab der gewählten Zeit')).toBeVisible();
  await expect(days(page)).toHaveCount(isMobile ? 2 : 3);
  await expectAccessible(page);
  const firstDay = await days(page).first().getAttribute('data-date');
  await expect(earlier(page)).toHaveAttribute('aria-disabled', 'true');
  await later(page).click();
  await expect(days(page).first()).not.toHaveAttribute('data-date', firstDay ?? '');
  await earlier(page).click();
  await expect(days(page).first()).toHaveAttribute('data-date', firstDay ?? '');
  await later(page).click();

  const start = await pickFirst(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const hour = start.slice(11, 13);
  const nextHour = String(Number(hour) + 1).padStart(2, '0');
  await expect(page.getByText(new RegExp(`${hour}:00–${nextHour}:00 Uhr`))).toBeVisible();
  await expect(page.getByText(`zwischen ${hour}:00 und ${nextHour}:00 Uhr`)).toBeVisible();
  await submit(page).click();
  await expect(page.getByText(/^Bitte (?:wählen|geben)/)).toHaveCount(5);
  await expectAccessible(page);
  await fillContact(page, email);
  await page.locator('[name=personal_full_name]').fill('Johanna Maria Weiß');

  await page.locator('[data-action=back]').click();
  await expect(slot(page, start)).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await page.reload();
  await expect(page.locator('[name=personal_email]')).toHaveValue(email);
  await page.goBack();
  await expect(step(page, 'datepicker')).toBeVisible();
  await slot(page, start).click();

  const sent = page.waitForRequest(ENQUIRIES);
  await submit(page).click();
  const body = (await sent).postDataJSON();
  await expect(step(page, 'floorplan')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ihr Termin ist gebucht');
  await expect(page.getByText(/bestätigen Sie|reserviert/)).toHaveCount(0);
  const [row] = await query('select * from enquiry where email = $1', [email]);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/services/fun/terminfinder-iflow');
  expect(Object.fromEntries(searchParams)).toEqual({ kitchenId: row?.['kitchen_id'], email, date: start });
  expect(body).toEqual({
    locale: 'de',
    precall_requested_at: start,
    duration: 60,
    personal_salutation_english: 'MRS',
    personal_full_name: 'Johanna Maria Weiß',
    personal_first_name: 'Johanna',
    personal_last_name: 'Maria',
    personal_postcode: '66111',
    personal_email: email,
    personal_telephone_raw: '0681 / 123456',
    personal_telephone_formatted: '0681 / 123456',
    szid: expect.stringMatching(/^[\w-]{22}$/),
    operating_system: expect.stringContaining('Mozilla/5.0'),
    preferred_language: 'DE',
    utm_source: 'newsletter',
    ip_address: '127.0.0.1',
  });
  expect(row).toMatchObject({ entry: 'TERMINFINDER_V1', tracking: { utm_source: 'newsletter' } });
  expect(await query('select * from appointment where enquiry_id = $1', [row?.['enquiry_id']])).toMatchObject(
    [{ kind: 'CONSULTATION', state: 'BOOKED', starts_at: new Date(start) }],
  );
  expect(await page.evaluate(() => sessionStorage.getItem('terminfinder'))).toBeNull();
});

test.describe('a time that others take meanwhile', () => {
  test.use({ refusals: [409] });

  test('leads back to fresh times with a note and all input', { tag: '@wide' }, async ({
    page,
    request,
    query,
    email,
  }) => {
    await page.goto(ADDRESS);
    await later(page).click();
    await later(page).click();
    const start = await pickFirst(page);
    await fillContact(page, email);
    await givenFullSlot(request, email, start);
    await submit(page).click();

    await expect(step(page, 'datepicker')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(slotTexts.taken.de);
    await expect(page.locator('[data-slot]').first()).toBeVisible();
    await expect(slot(page, start)).toHaveCount(0);
    await expectAccessible(page);
    const other = await pickFirst(page);
    await expect(page.locator('[name=personal_email]')).toHaveValue(email);
    await expect(page.locator('[name=personal_salutation_english][value=MRS]')).toBeChecked();
    await submit(page).click();
    await expect(step(page, 'floorplan')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('date')).toBe(other);
    expect(await query('select 1 from enquiry where email = $1', [email])).toHaveLength(1);
  });
});

test('closing asks first: staying keeps everything, leaving goes to the retailer’s site', {
  tag: ['@wide', '@whole'],
}, async ({ page, email }) => {
  await page.goto(ADDRESS);
  await pickFirst(page);
  await fillContact(page, email);
  const close = page.locator('[data-action=close]');
  const dialog = page.getByRole('dialog');
  await close.click();
  await expect(dialog).toContainText('Möchten Sie wirklich abbrechen?');
  await expect(dialog).toContainText('nicht gespeichert');
  // The safe option is the primary button; the other one has a red outline.
  const [primary = '', error = '', surface = ''] = await colors(page, 'primary', 'error', 'surface');
  await expect(dialog.locator('[data-action=stay]')).toHaveCSS('background-color', primary);
  await expect(dialog.locator('[data-action=leave]')).toHaveCSS('background-color', surface);
  await expect(dialog.locator('[data-action=leave]')).toHaveCSS('color', error);
  await expect(dialog.locator('[data-action=leave]')).toHaveCSS(
    'box-shadow',
    `${error} 0px 0px 0px 1.5px inset`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zurück zur Eingabe' }).click();
  await expect(dialog).toBeHidden();
  await expect(close).toBeFocused();
  await expect(page.locator('[name=personal_email]')).toHaveValue(email);

  await page.locator('[name=personal_email]').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Zurück zur Eingabe' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[name=personal_email]')).toBeFocused();
  await page.locator('[data-action=country]').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await close.click();
  // Reopened before the browser has reported the close: that event belongs to the earlier dialog.
  await page.evaluate(async () => {
    const told = new Promise((tell) =>
      document.querySelector('dialog[open]')?.addEventListener('close', tell),
    );
    for (const action of ['stay', 'close']) {
      document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
      // React handles a click in this task, the browser's event comes in a later one.
      await Promise.resolve();
    }
    await told;
  });
  await page.locator('[data-action=leave]').click();
  await page.waitForURL(`${PARENT()}/`);
  await page.goto(ADDRESS);
  await pickFirst(page);
  await expect(page.locator('[name=personal_email]')).toHaveValue('');
});

test('framed, it asks for tracking, hands the lead over and closes by a message', {
  tag: ['@wide', '@whole'],
}, async ({ page, baseURL, query, email }) => {
  const utm = JSON.stringify({ utm_source: 'parent', utm_medium: 'parent', utm_term: 'k', evil: 'x' });
  const parent = new URLSearchParams({ frame: `${baseURL}${ADDRESS}?utm_medium=query`, utm });
  await page.goto(`${PARENT()}/?${parent}`);
  const frame = page.frameLocator('iframe');
  const messageTypes = async () => (await heardMessages(page)).map(({ type }) => type);
  await frame.locator('[data-slot]').first().click();
  await frame.locator('[data-action=close]').click();
  await frame.locator('[data-action=leave]').click();
  await expect.poll(messageTypes).toEqual(['get-tf-utm', 'close-widget']);
  await expect(frame.getByRole('dialog')).toBeHidden();
  await expect(frame.locator('[data-step=datepicker]')).toBeVisible();

  // Consent is given after the page has loaded: the parent is asked again.
  await page.evaluate(() => {
    const late = new URLSearchParams(location.search);
    late.set('utm', JSON.stringify({ utm_source: 'parent', gclid: 'late', fbp: 'late' }));
    history.replaceState(null, '', `?${late}`);
  });
  await frame.locator('[data-slot]').last().click();
  await frame.getByText(SALUTATIONS.DIVERS.de, { exact: true }).click();
  await frame.locator('[name=personal_full_name]').fill('Jo Weiß');
  await frame.locator('[name=personal_email]').fill(email);
  await frame.locator('[name=personal_telephone_raw]').fill('0681 123456');
  await frame.locator('[name=personal_postcode]').fill('66111');
  await frame.locator('button[type=submit]').click();
  await expect(frame.locator('[data-step=floorplan]')).toBeVisible();
  const [row] = await query('select enquiry_id, kitchen_id, tracking from enquiry where email = $1', [email]);
  expect(row?.['tracking']).toEqual({
    utm_source: 'parent',
    utm_medium: 'query',
    click_id: 'late',
    fbp: 'late',
  });
  expect((await messageTypes()).filter((type) => type === 'get-tf-utm').length).toBeGreaterThan(1);
  expect((await heardMessages(page)).filter(({ type }) => type === 'terminfinder-lead')).toEqual([
    {
      type: 'terminfinder-lead',
      enquiryId: row?.['enquiry_id'],
      kitchenId: row?.['kitchen_id'],
      email: encodeURIComponent(email),
    },
  ]);
});

test('in English, by keyboard alone', { tag: ['@wide', '@whole'] }, async ({ page, query, email }) => {
  await page.goto(`${ADDRESS}?lang=en`);
  await expect(page.getByText('within one hour from the time you choose')).toBeVisible();
  await page.locator('[data-slot]').first().focus();
  const firstDay = await days(page).first().getAttribute('data-date');
  await page.keyboard.press('ArrowRight');
  await expect(days(page).first()).not.toHaveAttribute('data-date', firstDay ?? '');
  await expect(page.locator('[data-slot]').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(days(page).first()).toHaveAttribute('data-date', firstDay ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who should we call?' })).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  for (const text of ['Ada King Lovelace', email, '+44 20 7946 0000', '66111']) {
    await page.keyboard.press('Tab');
    if (text.startsWith('+')) await page.keyboard.press('Tab'); // past the choice of the country
    await page.keyboard.type(text);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Do you really want to cancel?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=personal_postcode]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step(page, 'floorplan')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(
    await query('select first_name, last_name, preferred_language from enquiry where email = $1', [email]),
  ).toEqual([{ first_name: 'Ada', last_name: 'King', preferred_language: 'EN' }]);
});
