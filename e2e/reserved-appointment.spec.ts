import { appointmentTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { nextStepTexts } from '@funnel/domain/customer-area/next-step';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Locator, Page } from '@playwright/test';
import { enterConfirmed, givenCustomer } from './customer.ts';
import { openDeskAs } from './desk.ts';
import { givenBooking, givenEnquiry, givenFullSlot, givenToken, openStarts } from './given.ts';
import { expect, expectAccessible, expectNothingCut, fillContact, step } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';

const ADDRESS = '/services/fun/appointment';
const slots = { ...DEFAULT_SETTINGS.slots, unconfirmedHours: 24 };
// A retailer with required confirmation by mail.
const test = testWithSettings({ slots }, {});
test.use({ refusals: [401, 409] });

const screen = (page: Page) => step(page, 'appointment');
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);

/** Whether the text is not clipped. */
const isWhole = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right, bottom } = range.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const cuts = getComputedStyle(box).overflow !== 'visible';
      if (cuts && (right > edge.right + 1 || bottom > edge.bottom + 1)) return false;
    }
    return true;
  });

for (const { lang, title, banner, ask, reserved, until, done, booked } of [
  {
    lang: 'de',
    title: 'Ihr Termin ist reserviert – haben Sie einen Grundriss?',
    banner: 'Ihr Telefontermin ist reserviert',
    ask: 'Die Zeit ist für Sie reserviert. Bitte bestätigen Sie sie mit einem Klick',
    reserved: 'Telefontermin, reserviert',
    until: /Bitte bestätigen Sie den Termin bis \w+, \d+\. \w+, \d\d:\d\d Uhr\./,
    done: 'Danke, Ihr Termin ist gebucht.',
    booked: 'Telefontermin, gebucht',
  },
  {
    lang: 'en',
    title: 'Your appointment is reserved\u00a0- do you have a floor plan?',
    banner: 'Your phone appointment is reserved',
    ask: 'The time is reserved for you. Please confirm it with one click',
    reserved: 'Phone appointment, reserved',
    until: /Please confirm the appointment by \w+ \d+ \w+, \d\d:\d\d\./,
    done: 'Thank you, your appointment is booked.',
    booked: 'Phone appointment, booked',
  },
] as const) {
  test(`what a visitor picks is reserved until the visitor confirms it (${lang})`, {
    tag: lang === 'de' ? '@wide' : ['@wide', '@whole'],
  }, async ({ page, request, query, email, isMobile }) => {
    await page.goto(`/services/fun/terminfinder?lang=${lang}`);
    await page.getByRole('button', { name: /^(?:Spätere Tage|Later days)$/ }).click();
    await page
      .locator('[data-slot]')
      .nth(isMobile ? 0 : 1)
      .click();
    await fillContact(page, email);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(ask)).toBeVisible();
    await expect(page.getByText(/gebucht|booked/)).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await action(page, 'skip').click();
    await expect(page.getByText(banner, { exact: true })).toBeVisible();

    const [row] = await query('select enquiry_id from enquiry where email = $1', [email]);
    const lead = { enquiryId: String(row?.['enquiry_id']), kitchenId: '', email };
    await page.goto(`${ADDRESS}?lang=${lang}#token=${await givenToken(query, request, lead)}`);
    await expect(screen(page)).toContainText(reserved);
    await expect(screen(page)).toContainText(until);
    await expectAccessible(page);
    await action(page, 'confirm-appointment').click();
    await expect(page.getByRole('status').getByText(done)).toBeVisible();
    await expect(screen(page)).toContainText(booked);
    await expect(action(page, 'confirm-appointment')).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a call-back that is to be confirmed is called reserved at once', async ({ page, request, email }) => {
  const { enquiryId, kitchenId } = await givenEnquiry(request, email);
  const visit = new URLSearchParams({ enquiryId, kitchenId, email });
  await page.goto(`/services/fun/datepicker?${visit}`);
  await page.locator('button[data-date]').last().click();
  await page.locator('button[data-slot]').first().click();
  await expect(page.getByText(slotTexts.reserved.de)).toBeVisible();
  await expect(page.getByText(slotTexts.confirm.de)).toBeVisible();
  await expect(page.getByText(slotTexts.noted.de)).toHaveCount(0);
  await expectAccessible(page);
});

test('the desk calls it reserved in every place, and booked once it is confirmed', {
  tag: '@desktop',
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  // The visitors of the tests before have the same number: they would be one person.
  await query('delete from enquiry');
  const start = (await openStarts(request)).at(-5) ?? '';
  const { enquiryId } = await givenBooking(request, email, start);
  // A week has little space for two at one time.
  await givenBooking(request, `2.${email}`, start, { telephone: '0681 654321' });
  await openDeskAs(page, query, { name: 'Leyla Demir', url });

  const places = async (word: string, other: string) => {
    await page.goto(`${url}/desk/calls`);
    await page.locator('[data-tab=LATER]').click();
    const row = page.locator(`li[data-enquiry="${enquiryId}"]`);
    await row.getByRole('button').first().click();
    const promise = page.getByText(new RegExp(`^${word} ${start.slice(11, 16)}–`));
    await expect(promise).toBeVisible();
    await expect(row.getByText('reserviert')).toHaveCount(word === 'reserviert' ? 1 : 0);
    await expect(page.getByText('Terminfinder', { exact: true })).toBeVisible();
    await expectNothingCut(page);

    await page.goto(`${url}/desk/enquiries`);
    const listed = page.locator(`[data-row="${enquiryId}"]`);
    await expect(listed).toContainText('Telefontermin');
    await expect(listed.getByText('reserviert')).toHaveCount(word === 'reserviert' ? 1 : 0);
    if (word === 'reserviert') expect(await isWhole(listed.getByText('reserviert'))).toBe(true);

    await page.goto(`${url}/desk/calendar?date=${start.slice(0, 10)}`);
    const cell = page.locator(`[data-cell="${start.slice(0, 10)} ${start.slice(11, 16)}"]`);
    const count = cell.getByText(word === 'reserviert' ? '2 reserviert' : '1 reserviert', { exact: true });
    await expect(count).toBeVisible();
    expect(await isWhole(count)).toBe(true);
    await cell.click();
    const entry = page.locator(`[data-entry="${enquiryId}"]`);
    await expect(entry).toBeVisible();
    await expect(entry.getByText('reserviert')).toHaveCount(word === 'reserviert' ? 1 : 0);

    await page.goto(`${url}/desk/enquiries/${enquiryId}`);
    await expect(page.locator('[data-agreed=call]')).toContainText(`Telefontermin ${word}`);
    await expect(page.locator('[data-agreed=call]')).not.toContainText(other);
    await expect(page.getByText('TERMINFINDER_V1')).toHaveCount(0);
    await expectAccessible(page);
  };

  await places('reserviert', 'gebucht');
  await expect(page.getByText('Anruf reserviert', { exact: true })).toBeVisible();
  await action(page, 'confirm-call').click();
  await expect(page.locator('[data-agreed=call]')).toContainText('Telefontermin gebucht');
  await expect(page.getByText('hat den Anruf bestätigt')).toBeVisible();
  await expect(action(page, 'confirm-call')).toHaveCount(0);
  await places('gebucht', 'reserviert');
});

test('a customer who is signed in confirms a reserved call in the customer area', { tag: '@wide' }, async ({
  page,
  request,
  query,
  ownProduct: { database },
  email,
  isMobile,
}) => {
  const customer = await givenCustomer(request, email);
  await enterConfirmed(page, customer, '', database);
  // Booked in another browser without a session.
  const start = (await openStarts(request)).at(isMobile ? -8 : -9) ?? '';
  const { enquiryId } = await givenBooking(request, email, start);
  await page.reload();
  const card = page.getByRole('region', { name: appointmentTexts.title.de });
  await expect(card).toContainText('Telefontermin, reserviert');
  await expect(card).toContainText(/Bitte bestätigen Sie den Termin bis \w+, \d+\. \w+, \d\d:\d\d Uhr\./);
  await expect(card).not.toContainText('Wir rufen Sie unter');
  const call = page.getByRole('listitem').filter({ hasText: nextStepTexts.CALL.de });
  await expect(call).toHaveAttribute('data-progress', 'open');
  await expect(call).toContainText('Reserviert: ');
  await expectNothingCut(page);
  await expectAccessible(page);

  await card.locator('[data-action=confirm-appointment]').click();
  await expect(card.getByRole('status')).toHaveText(appointmentTexts.confirmed.de);
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card).toContainText('Telefontermin, gebucht');
  await expect(card).toContainText('Wir rufen Sie unter');
  await expect(action(page, 'confirm-appointment')).toHaveCount(0);
  await expect(call).toHaveAttribute('data-progress', 'later');
  await expectAccessible(page);
  const told = 'select actor from event where enquiry_id = $1 and type = $2';
  expect(await query(told, [enquiryId, 'appointment.confirmed'])).toEqual([{ actor: 'customer' }]);
});

test('a time that lapsed and that others have says so, also to a late click, and another one is a few taps away', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, email, isMobile }) => {
  const start = (await openStarts(request)).at(isMobile ? -1 : -2) ?? '';
  const lead = await givenBooking(request, email, start);
  const token = await givenToken(query, request, lead);
  await page.goto(`${ADDRESS}#token=${token}`);
  await expect(action(page, 'confirm-appointment')).toBeVisible();
  await query(
    `update next_step set held_from = now() - interval '2 seconds', held_until = now() - interval '1 second'
     where enquiry_id = $1 and kind = 'CALL'`,
    [lead.enquiryId],
  );
  await givenFullSlot(request, email, start);
  await action(page, 'confirm-appointment').click();
  await expect(page.getByRole('alert')).toContainText(appointmentTexts.lapsed.de);
  await expect(screen(page)).toContainText(standingTexts.LAPSED.de);
  await expectAccessible(page);
  await page.reload();
  await expect(screen(page)).toContainText('Ihre Anfrage bleibt bei uns');
  await expect(action(page, 'move')).toHaveText(appointmentTexts.again.de);
  await action(page, 'move').click();
  await page.locator(`[data-date="${start.slice(0, 10)}"]`).click();
  await page
    .locator('[data-slot]')
    .nth(isMobile ? 3 : 5)
    .click();
  await expect(screen(page)).toContainText(standingTexts.BOOKED.de);
});
