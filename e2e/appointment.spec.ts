import { appointmentTexts } from '@funnel/domain/appointment/appointment-texts';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Page } from '@playwright/test';
import { givenBooking, givenFullSlot, givenToken, openStarts } from './given.ts';
import { expect, expectAccessible, step, test } from './product-test.ts';

const ADDRESS = '/services/fun/appointment';
const screen = (page: Page) => step(page, 'appointment');
/** Tests run in parallel, and a time has few seats: each takes its own weekday, from the end. */
function own(starts: string[], turn: number, isMobile: boolean): string {
  const weekdays = [...Map.groupBy(starts, (start) => start.slice(0, 10)).values()].filter(
    (times) => times.length > 6,
  );
  return weekdays.at(-turn)?.at(isMobile ? -1 : -2) ?? '';
}
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);

test.use({ refusals: [404, 409, 410] });

test('by the link in a mail a visitor sees that the appointment is booked, moves it and cancels it', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, email, isMobile }) => {
  const start = own(await openStarts(request), 1, isMobile);
  const lead = await givenBooking(request, email, start);
  const token = await givenToken(query, request, lead);
  const states = () =>
    query('select state, starts_at from appointment where enquiry_id = $1', [lead.enquiryId]);

  await page.goto(`${ADDRESS}#token=${token}`);
  await expect(screen(page)).toContainText('Telefontermin, gebucht');
  await expect(screen(page)).toContainText(`${start.slice(11, 16)}–`);
  await expect(action(page, 'confirm-appointment')).toHaveCount(0);
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.reload();
  await expect(screen(page)).toContainText('Telefontermin, gebucht');

  await action(page, 'move').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('[data-date]').first().click();
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.locator(`[data-date="${start.slice(0, 10)}"]`).click();
  await expect(page.locator('[data-slot][aria-current=true]')).toHaveAttribute('data-slot', start);
  const other = page.locator('[data-slot]').nth(isMobile ? 0 : 1);
  const moved = (await other.getAttribute('data-slot')) ?? '';
  await other.click();
  await expect(page.getByRole('status').getByText(appointmentTexts.moved.de)).toBeVisible();
  expect(await states()).toEqual([{ state: 'BOOKED', starts_at: new Date(moved) }]);

  await action(page, 'cancel').click();
  await expectAccessible(page);
  await action(page, 'stay').click();
  await expect(action(page, 'cancel')).toBeFocused();
  await action(page, 'cancel').click();
  await action(page, 'confirm').click();
  await expect(page.getByText(appointmentTexts.cancelled.de)).toBeVisible();
  await expect(screen(page)).toContainText('Telefontermin, abgesagt');
  expect(await states()).toMatchObject([{ state: 'CANCELLED' }]);
  await expectAccessible(page);
});

test('a time that others take meanwhile leads to fresh ones, in English', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, email, isMobile }) => {
  const kept = own(await openStarts(request), 2, isMobile);
  const token = await givenToken(query, request, await givenBooking(request, email, kept));
  await page.goto(`${ADDRESS}?lang=en#token=${token}`);
  await expect(screen(page)).toContainText('Phone appointment, booked');
  await action(page, 'move').click();
  await page.locator('[data-date]').nth(5).click();
  const slot = page.locator('[data-slot]').nth(isMobile ? 2 : 4);
  const start = (await slot.getAttribute('data-slot')) ?? '';
  await givenFullSlot(request, email, start);
  await slot.click();
  await expect(page.getByRole('alert')).toHaveText(slotTexts.taken.en);
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  await expect(page.locator(`[data-slot="${start}"]`)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: appointmentTexts.keep.en }).click();
  await expect(screen(page)).toContainText(kept.slice(11, 16));
});

test('a link that opens nothing, a lost connection and an appointment that has begun say so', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, email, isMobile }) => {
  await page.goto(`${ADDRESS}#token=forged.token`);
  await expect(page.getByText(appointmentTexts.unknownTitle.de)).toBeVisible();
  await expect(page.getByRole('link', { name: appointmentTexts.begin.de })).toHaveAttribute(
    'href',
    '/services/fun/funnel',
  );
  await expectAccessible(page);

  const lead = await givenBooking(request, email, own(await openStarts(request), 3, isMobile));
  const token = await givenToken(query, request, lead);
  await page.route('**/api/v1/appointments/*', (route) => route.abort());
  await page.goto(`${ADDRESS}?again#token=${token}`);
  await expect(page.getByRole('alert')).toContainText(appointmentTexts.failedTitle.de);
  await page.unroute('**/api/v1/appointments/*');
  await action(page, 'retry').click();
  await expect(screen(page)).toContainText('Telefontermin, gebucht');

  // Two calls at the same past time would exceed the seats, too.
  const ago = isMobile ? '3 hours' : '9 hours';
  await query(
    `update next_step set starts_at = now() - interval '${ago}', ends_at = now() - interval '${ago}' + interval '30 minutes'
     where enquiry_id = $1`,
    [lead.enquiryId],
  );
  await action(page, 'cancel').click();
  await action(page, 'confirm').click();
  await expect(page.getByText(appointmentTexts.over.de)).toBeVisible();
  await expect(page.getByText('Wir rufen Sie')).toHaveCount(0);
  await expect(action(page, 'move')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(appointmentTexts.over.de)).toBeVisible();
  await expectAccessible(page);
});
