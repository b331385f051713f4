import { addDays, mondayOf, todayAt } from '@funnel/domain/slot/calendar-date';
import { type APIRequestContext, mergeTests } from '@playwright/test';
import { openDeskAs } from '../desk.ts';
import { givenEnquiry } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { insertCall, insertVisit } from '../step-sql.ts';
import { expect, test as lookTest } from './look-test.ts';

const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [401, 409] });

const NAMES = [
  ...[
    'Ines Backes',
    'Ralf Weiland',
    'Nadja Blum',
    'Jonas Kiefer',
    'Eva Thielen',
    'Uwe Scherer',
    'Lena Klein',
  ],
  ...['Petra Albrecht', 'Tom Naumann', 'Rosa Marchetti', 'Karl Grundhöfer', 'Sofie Hauprich', 'Ada Jungblut'],
  ...[
    'Ben Lorenz',
    'Kim Eifler',
    'Max Frisch',
    'Mara Petry',
    'Levent Aydin',
    'Anna-Katharina Freifrau von Weiler',
  ],
];
/** Weekday, hour, and count. */
const BOOKED: readonly (readonly [day: number, hour: number, count: number])[] = [
  [0, 9, 2],
  [0, 11, 1],
  [1, 10, 4],
  [1, 13, 2],
  [2, 11, 3],
  [2, 15, 1],
  [3, 9, 1],
  [3, 16, 2],
  [4, 12, 1],
];

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

async function fillWeek(request: APIRequestContext, query: Query, email: string, monday: string) {
  let next = 0;
  const enter = async () => {
    const index = next++;
    const answers = {
      personal_full_name: NAMES[index % NAMES.length],
      question_shape: index % 2 ? 'L_FORM' : 'ISLAND',
      question_size: 'FROM_5M_TO_7M',
    };
    return (await givenEnquiry(request, `${index}${email}`, answers)).enquiryId;
  };
  const at = (day: number, hour: number) =>
    `${addDays(monday, day)} ${String(hour).padStart(2, '0')}:00 Europe/Berlin`;
  const call = (enquiryId: string, start: string, seat: number | null) =>
    query(
      insertCall({
        start: '$2::timestamptz',
        end: "$2::timestamptz + interval '1 hour'",
        seat: seat === null ? null : String(seat),
        kind: 'CONSULTATION',
      }),
      [enquiryId, start],
    );
  const visit = (enquiryId: string, start: string, kind: string) =>
    query(
      insertVisit({
        ...{ id: "'visit-' || $1", kind: `'${kind}'`, showroom: "'MAINZ'", start: '$2', minutes: 90 },
        planner: '(select staff_id from staff limit 1)',
      }),
      [enquiryId, start],
    );
  for (const [day, hour, count] of BOOKED)
    for (let seat = 1; seat <= count; seat++) await call(await enter(), at(day, hour), seat);
  // One alone, and one among several.
  for (const start of [at(3, 9), at(2, 11)])
    await query(
      'update next_step set must_confirm = true, confirmed_at = null where starts_at = $1::timestamptz and seat = 1',
      [start],
    );
  await call(await enter(), at(3, 14), null);
  await query(
    'update enquiry set is_rescued = true from appointment a where a.enquiry_id = enquiry.enquiry_id and seat = 2',
  );
  await visit(await enter(), at(2, 11), 'SHOWROOM');
  await visit(await enter(), at(2, 14), 'HOME');
  await visit(await enter(), at(4, 10), 'VIDEO');
}

test('calendar: week, time, booking, day, hours, closing days, a closed day', async ({
  page,
  request,
  query,
  ownProduct: { url },
  language,
  shoot,
  email,
}) => {
  // A future week, whenever this runs.
  const monday = addDays(mondayOf(todayAt(new Date())), 7);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1000;
  await openDeskAs(page, query, { name: 'Henrik Vogt', url, role: 'manager' });
  await fillWeek(request, query, email, monday);
  const open = (search: string) => page.goto(`${url}/desk/calendar?lang=${language}&${search}`);
  const cell = (day: number, time: string) => page.locator(`[data-cell="${addDays(monday, day)} ${time}"]`);
  const toDay = (day: number) => open(`date=${addDays(monday, day)}`);

  await toDay(2);
  await expect(cell(2, '11:00')).toBeVisible();
  await shoot('desk-calendar');
  if (isWide) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot('desk-calendar-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    // The morning of a working day, whenever this runs.
    await page.route('**/api/v1/desk/calendar?*', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: { now: string; days: { date: string }[] } };
      const now = `${data.days[1]?.date}T10:42:00${data.now.slice(-6)}`;
      await route.fulfill({ json: { data: { ...data, now } } });
    });
    await toDay(1);
    await expect(cell(1, '10:00')).toBeVisible();
    await shoot('desk-calendar-now');
    await page.unroute('**/api/v1/desk/calendar?*');
    await open(`date=${addDays(monday, 2)}&view=day`);
    await expect(cell(2, '11:00')).toBeVisible();
    await shoot('desk-calendar-day');
    await toDay(2);
  }
  await cell(2, '11:00').click();
  await shoot('desk-calendar-time');
  const called = page.locator('[data-entry]').first();
  await query(
    `with jana as (
      insert into staff (staff_id, email, name, role, password_hash, created_at)
      values ('jana', 'jana@kueche.example', 'Jana Keller', 'agent', '', now()) returning staff_id
    )
    insert into call_claim (person_id, enquiry_id, staff_id, claimed_at, seen_at)
    select person_id, enquiry_id, staff_id, now(), now() from jana, enquiry where enquiry_id = $1`,
    [await called.getAttribute('data-entry')],
  );
  if (isWide) {
    // An outcome can be undone while a colleague is on the next call.
    await page.locator('[data-entry] a[href^="tel:"]').last().click();
    await expect(page.locator('[data-outcome=REACHED]')).toBeEnabled();
    await page.keyboard.press('1');
    await page.keyboard.press('o');
    await page.keyboard.press('k');
    await page.locator('[data-action=later]').click();
  } else await toDay(2);
  await cell(2, '11:00').click();
  await expect(page.locator('[data-claim=taken]')).toBeVisible();
  await shoot('desk-calendar-taken');
  await toDay(2);
  await cell(2, '11:00').click();
  await page.locator('[data-action=start-booking]').click();
  await page.locator('[name=booking-search]').fill('Marchetti');
  await page.locator('[data-found]').first().click();
  await page.locator('[data-kind=SHOWROOM]').click();
  await page.locator('[data-start]').first().click();
  await shoot('desk-calendar-booking');
  await page.keyboard.press('Escape');
  await toDay(3);
  await cell(3, '14:00').click();
  await shoot('desk-calendar-wish');
  await toDay(3);
  if (!isWide) await page.locator('[data-action=hours]').click();
  await expect(page.locator('[name=THU-to-0]')).toBeVisible();
  await shoot('desk-calendar-hours-at-rest');
  await page.locator('[name=confirmation]').check();
  await expect(page.locator('[data-save]')).toBeVisible();
  await shoot('desk-calendar-confirmation');
  await page.locator('[name=confirmation]').uncheck();
  await page.locator('[name=THU-to-0]').fill('12:00');
  await expect(page.locator('[data-save] [data-booked]').first()).toBeVisible();
  await shoot('desk-calendar-hours');
  await query(`insert into setting_version (name, revision, value, author, at, state)
    select 'desk', 1, '{"visits":{"HOME":{"minutes":120,"capacity":5}}}', 'operator', now(), 'published'`);
  await page.locator('[data-action=save-hours]').click();
  await expect(page.locator('[data-conflict]')).toBeVisible();
  await shoot('desk-calendar-conflict');
  await toDay(3);
  await page.locator('[data-action=close-days]').click();
  await expect(page.locator('[data-booked]').first()).toBeVisible();
  await page.locator('[name=closure-reason]').fill('Inventur');
  await shoot('desk-calendar-close');
  await page.locator('[data-action=submit-closure]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shoot('desk-calendar-closed');
  if (!isWide) await page.locator('[data-action=hours]').click();
  await page.locator('[data-action=make-feed]').click();
  await page.locator('[data-feed-link]').scrollIntoViewIfNeeded();
  await shoot('desk-calendar-feed');
});
