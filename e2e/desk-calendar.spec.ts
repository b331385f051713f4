import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Page } from '@playwright/test';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenBooking, givenEnquiry, type Lead, openStarts } from './given.ts';
import { holdCall } from './hold-call.ts';
import { expect, expectAccessible, expectNothingCut, fillContact, step } from './product-test.ts';
import { AS_WISH } from './step-sql.ts';

// The later one gets a 409, which browsers log.
test.use({ refusals: [401, 409] });

const dateOf = (start: string) => start.slice(0, 10);
const cell = (page: Page, start: string) =>
  page.locator(`[data-cell="${dateOf(start)} ${start.slice(11, 16)}"]`);
const panel = (page: Page) => page.locator('section[data-panel]');
const hours = (page: Page) => page.locator('[data-panel=hours]');
const days = (page: Page) => page.locator('button[data-date]');
const picker = ({ enquiryId, kitchenId, email }: Lead) =>
  `/services/fun/datepicker?kitchenId=${kitchenId}&enquiryId=${enquiryId}&email=${encodeURIComponent(email)}`;

/** The first time of the nth offered day: concurrent tests use other days. */
async function startOn(request: Parameters<typeof openStarts>[0], nth: number): Promise<string> {
  const starts = await openStarts(request);
  const date = [...new Set(starts.map(dateOf))][nth] ?? '';
  return starts.find((start) => start.startsWith(date)) ?? '';
}

test('the calendar follows bookings, and a day that is closed in it is gone from the funnel at once', {
  tag: '@desktop',
}, async ({ page: mia, browser, request, query, ownProduct: { url }, email }) => {
  const start = await startOn(request, 2);
  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto(picker(await givenEnquiry(request, `2${email}`)));
  await expect(days(visitor).first()).toBeVisible();
  await expect(visitor.locator(`[data-date="${dateOf(start)}"]`)).toHaveCount(1);
  const { staffId } = await openDeskAs(mia, query, { name: 'Mia Brandt', url, role: 'manager' });
  await mia.goto(`${url}/desk/calendar?date=${dateOf(start)}`);
  await expect(cell(mia, start)).toHaveAttribute('data-taken', '0');
  await expectNothingCut(mia);
  await expectAccessible(mia);

  const lead = await givenBooking(request, email, start);
  await expect(cell(mia, start)).toHaveAttribute('data-taken', '1');
  await expect(cell(mia, start)).toContainText('Johanna Weiß');
  await expect(cell(mia, start).getByTitle('Johanna Weiß')).toBeVisible();

  // Weeks by keyboard, the day view, and the filters by showroom or person.
  await mia.getByRole('heading', { level: 1 }).focus();
  await mia.keyboard.press('ArrowRight');
  await expect(cell(mia, start)).toHaveCount(0);
  await mia.keyboard.press('ArrowLeft');
  await expect(cell(mia, start)).toHaveAttribute('data-taken', '1');
  await mia.keyboard.press('h');
  await expect(mia).not.toHaveURL(/date=/);
  await mia.goto(`${url}/desk/calendar?date=${dateOf(start)}`);
  await mia.locator('[data-view=day]').click();
  await expect(cell(mia, start)).toContainText('Johanna Weiß');
  await expectNothingCut(mia);
  await expectAccessible(mia);
  await mia.locator('[data-view=week]').click();
  const [person, showroom] = [mia.locator('[name=person]'), mia.locator('[name=showroom]')];
  await person.selectOption(staffId);
  await expect(cell(mia, start)).not.toContainText('Johanna');
  const theirs = [lead.enquiryId, 'KONZ', staffId];
  await query('update enquiry set showroom = $2, assignee = $3 where enquiry_id = $1', theirs);
  await showroom.selectOption('KONZ');
  await expect(cell(mia, start)).toContainText('Johanna Weiß');
  await showroom.selectOption('MAINZ');
  await expect(cell(mia, start)).not.toContainText('Johanna');
  for (const filter of [person, showroom]) await filter.selectOption('');
  await cell(mia, start).focus();
  await mia.keyboard.press('+');
  await mia.keyboard.press('+');
  await mia.keyboard.press('Enter');
  await expect(panel(mia)).toContainText('1 von 6 gebucht');
  await expect(panel(mia).getByRole('link', { name: 'Johanna Weiß', exact: true })).toHaveAttribute(
    'href',
    `/desk/enquiries/${lead.enquiryId}`,
  );
  await mia.keyboard.press('-');
  await expect(panel(mia)).toContainText('1 von 5 gebucht');
  await expectAccessible(mia);
  await mia.keyboard.press('ArrowDown');
  await expect(panel(mia)).toContainText('0 von 4 gebucht');
  await mia.keyboard.press('ArrowUp');
  await expect(panel(mia)).toContainText('1 von 5 gebucht');
  await expect(cell(mia, start)).toBeFocused();
  await mia.keyboard.press('Escape');
  await expect(cell(mia, start)).toBeFocused();
  await mia.keyboard.press('?');
  await expect(mia.getByRole('dialog')).toContainText('Mehr, weniger Plätze');
  await expectAccessible(mia);
  await mia.keyboard.press('Escape');

  await mia.locator('[data-action=close-days]').click();
  await mia.locator('[name=closure-from]').fill(dateOf(start));
  await mia.locator('[name=closure-to]').fill(dateOf(start));
  await mia.locator('[name=closure-reason]').fill('Inventur');
  await expect(mia.locator('[data-booked]')).toContainText('Johanna Weiß');
  await expectAccessible(mia);
  await mia.locator('[data-action=submit-closure]').click();
  await expect(mia.getByRole('dialog')).toHaveCount(0);
  await visitor.reload();
  await expect(days(visitor).first()).toBeVisible();
  await expect(visitor.locator(`[data-date="${dateOf(start)}"]`)).toHaveCount(0);
  await expect(cell(mia, start)).toContainText('Geschlossen');
  await expect(hours(mia).locator(`[data-closure="${dateOf(start)}"]`)).toContainText('Inventur');
  await expectAccessible(mia);
  await expect
    .poll(() => query('select kind from mail where enquiry_id = $1', [lead.enquiryId]))
    .toContainEqual({ kind: 'APPOINTMENT_CLOSED' });
  await hours(mia).locator('[data-action=reopen]').click();
  await expect(cell(mia, start)).toHaveAttribute('data-taken', '1');
  expect(await openStarts(request)).toContain(start);

  await mia.locator('[data-action=make-feed]').click();
  const link = await mia.locator('[data-feed-link]').inputValue();
  expect(await (await request.get(link)).text()).toMatch(/^BEGIN:VCALENDAR/);
  await mia.locator('[name=feed-owner]').selectOption('KONZ');
  await expect(mia.locator('[data-feed-link]')).toHaveCount(0);
  await mia.locator('[data-action=make-feed]').click();
  const ofShowroom = await mia.locator('[data-feed-link]').inputValue();
  expect(ofShowroom).not.toBe(link);
  expect(await (await request.get(ofShowroom)).text()).toMatch(/^BEGIN:VCALENDAR/);
  await expectAccessible(mia);

  // A wish is settled where a seat is free.
  await query(`update next_step set ${AS_WISH} where enquiry_id = $1 and kind = 'CALL'`, [lead.enquiryId]);
  await mia.reload();
  await expect(cell(mia, start)).toContainText('Johanna Weiß, Wunsch');
  await cell(mia, start).click();
  await expectAccessible(mia);
  await panel(mia).locator('[data-action=settle]').click();
  await expect(cell(mia, start)).toHaveAttribute('data-taken', '1');
  await expect(panel(mia).locator('[data-action=settle]')).toHaveCount(0);
  expect(await query('select state from appointment where enquiry_id = $1', [lead.enquiryId])).toEqual([
    { state: 'BOOKED' },
  ]);

  // It is moved to another time: chosen here, booked there.
  const later =
    (await openStarts(request)).find((each) => each.startsWith(dateOf(start)) && each > start) ?? '';
  await panel(mia).locator('[data-action=move]').click();
  await cell(mia, later).click();
  await expect(panel(mia).locator(`[data-picked="${lead.enquiryId}"]`)).toBeVisible();
  await expectAccessible(mia);
  await panel(mia).locator('[data-action=book]').click();
  await expect(cell(mia, later)).toContainText('Johanna Weiß');
  await expect(cell(mia, start)).toHaveAttribute('data-taken', '0');
  expect(await openStarts(request)).toContain(start);
  await visitor.close();
});

test('staff and a visitor book the last seat at the same moment: one gets it, the other is told', {
  tag: ['@desktop', '@whole'],
}, async ({ page: mia, browser, request, query, ownProduct: { url }, email }) => {
  const ours = await givenEnquiry(request, `2${email}`, { personal_full_name: 'Rosa Marchetti' });
  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/services/fun/terminfinder');
  const first = visitor.locator('[data-slot]').first();
  const start = (await first.getAttribute('data-slot')) ?? '';
  await first.click();
  await expect(step(visitor, 'combined_personal')).toBeVisible();
  await fillContact(visitor, email);

  await openDeskAs(mia, query, { name: 'Mia Brandt', url, role: 'manager' });
  await mia.goto(`${url}/desk/calendar?date=${dateOf(start)}`);
  await cell(mia, start).click();
  for (const left of [3, 2, 1]) {
    await mia.locator('[data-action=seats-fewer]').click();
    await expect(panel(mia)).toContainText(`0 von ${left} gebucht`);
  }
  await mia.locator('[data-action=start-booking]').click();
  await mia.locator('[name=booking-search]').fill('marchetti');
  await mia.locator(`[data-found="${ours.enquiryId}"]`).click();
  await expectAccessible(mia);

  const released = Promise.withResolvers<void>();
  const both = await Promise.all([
    holdCall(mia, '**/api/v1/desk/bookings', released.promise),
    holdCall(visitor, '**/api/v1/terminfinder-enquiries', released.promise),
  ]);
  await mia.locator('[data-action=book]').click();
  await visitor.locator('button[type=submit]').click();
  await Promise.all(both.map(({ arrived }) => arrived));
  released.resolve();

  const booked = () =>
    query("select enquiry_id from appointment where starts_at = $1 and state = 'BOOKED'", [start]);
  await expect.poll(booked).toHaveLength(1);
  const [winner] = await booked();
  if (winner?.['enquiry_id'] === ours.enquiryId) {
    await expect(visitor.getByText(slotTexts.taken.de)).toBeVisible();
    await expect(panel(mia).locator(`[data-entry="${ours.enquiryId}"]`)).toBeVisible();
  } else {
    await expect(mia.getByRole('alert')).toContainText('Diese Zeit ist gerade vergeben worden.');
    await expect(step(visitor, 'floorplan')).toBeVisible();
  }
  await expect(cell(mia, start)).toHaveAttribute('data-taken', '1');
  expect(await booked()).toEqual([winner]);
  await expectAccessible(mia);
  await visitor.close();
});

test('of two who change the hours the second is told, and nothing is overwritten', {
  tag: ['@desktop', '@whole'],
}, async ({ page: mia, browser, query, ownProduct: { url } }) => {
  const henrik = await browser.newPage();
  await openDeskAs(mia, query, { name: 'Mia Brandt', url, role: 'manager' });
  await openDeskAs(henrik, query, { name: 'Henrik Vogt', url, role: 'manager' });
  for (const page of [mia, henrik]) await page.goto(`${url}/desk/calendar`);
  await mia.locator('[data-action=slotMinutes-fewer]').click();
  await expect(mia.locator('[data-save]')).toContainText('Länge 55 Minuten');
  await henrik.locator('[name=FRI-to-0]').fill('17');
  await henrik.locator('[name=FRI-to-0]').press('Tab');
  await expect(henrik.locator('[data-save]')).toContainText('Fr 09:00–17:00. 4 Plätze weniger je Woche.');
  await expectAccessible(henrik);
  await henrik.keyboard.press('Control+s');
  await expect(henrik.locator('[data-save]')).toHaveCount(0);
  await expect(mia.locator('[data-conflict]')).toBeVisible();
  await expect(mia.locator('[name=FRI-to-0]')).toHaveValue('17:00');
  await expectAccessible(mia);
  await mia.locator('[data-action=go-on]').click();
  await mia.locator('[data-action=save-hours]').click();
  await expect(mia.locator('[data-save]')).toHaveCount(0);
  const [row] = await query("select value from setting_version where name = 'slots' order by revision desc");
  expect(row).toMatchObject({
    value: { slotMinutes: 55, openingHours: { FRI: [{ from: '09:00', to: '17:00' }] } },
  });
  await query("delete from setting_version where name = 'slots'");
  await henrik.close();
});

test('a phone shows a day as a list, and books a visit in it', { tag: '@whole' }, async ({
  page,
  request,
  query,
  ownProduct: { url },
  email,
}) => {
  const start = await startOn(request, 7);
  const { enquiryId } = await givenEnquiry(request, email, { personal_full_name: 'Ines Backes' });
  await openDeskAs(page, query, { name: 'Carla Nowak', url, role: 'manager' });
  await page.goto(`${url}/desk/calendar?date=${dateOf(start)}`);
  await expect(cell(page, start)).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
  await cell(page, start).click();
  await page.locator('[data-action=start-booking]').click();
  await page.locator('[data-kind=HOME]').click();
  await page.locator('[name=booking-search]').fill('Backes');
  await page.locator(`[data-found="${enquiryId}"]`).click();
  await page.locator('[data-start]').first().click();
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('[data-action=book]').click();
  await expect(page.locator('[data-form=booking]')).toHaveCount(0);
  await expect
    .poll(() => query('select kind, state from visit where enquiry_id = $1', [enquiryId]))
    .toEqual([{ kind: 'HOME', state: 'BOOKED' }]);
  await page.keyboard.press('Escape');
  const [visit] = await query('select starts_at from visit where enquiry_id = $1', [enquiryId]);
  const booked = page.locator('button[data-cell]', { hasText: 'Ines Backes' });
  const formerCell = (await booked.getAttribute('data-cell')) ?? '';
  await booked.click();
  await page.locator('[data-action=move-visit]').click();
  await page.locator('[data-start]').last().click();
  await expectAccessible(page);
  await page.locator('[data-action=book]').click();
  await expect(page.locator('[data-form=booking]')).toHaveCount(0);
  const later = () => query('select starts_at from visit where enquiry_id = $1', [enquiryId]);
  await expect.poll(later).not.toEqual([visit]);
  await page.keyboard.press('Escape');
  await expect(booked).not.toHaveAttribute('data-cell', formerCell);
  await booked.click();
  await page.locator('[data-action=cancel-visit]').click();
  const states = () => query('select state from visit where enquiry_id = $1', [enquiryId]);
  await expect.poll(states).toEqual([{ state: 'CANCELLED' }]);
  await page.locator('[data-action=undo-cancel]').click();
  await expect.poll(states).toEqual([{ state: 'BOOKED' }]);
  await page.keyboard.press('Escape');
  await page.locator('[data-action=hours]').click();
  await expectNothingCut(page);
  await expectAccessible(page);
});
