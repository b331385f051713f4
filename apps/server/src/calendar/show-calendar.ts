import type { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { stateAt } from '@funnel/domain/appointment/appointment';
import type { z } from '@funnel/domain/schema';
import { berlinIso, ZONE } from '@funnel/domain/slot/berlin-time';
import { calendarFrom } from '@funnel/domain/slot/calendar';
import { countTaken } from '@funnel/domain/slot/taken-seat';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import type { Services } from '../services.ts';
import { holidaysIn } from '../slot/holidays.ts';
import { listCalls, listVisits } from './calendar.queries.ts';

interface CalendarCall {
  readonly query: z.output<NonNullable<(typeof showCalendarEndpoint)['query']>>;
}

/** The days as German clocks have them. */
export function spanOf(from: string, days: number) {
  const first = Temporal.PlainDate.from(from);
  const at = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(ZONE).epochMilliseconds);
  return { first, from: at(first), until: at(first.add({ days })) };
}

export async function showCalendar({ db, now: clock }: Services, { query }: CalendarCall) {
  const now = clock();
  const span = spanOf(query.from, query.days);
  const { settings } = await readSettings(db);
  const [calls, visits] = await Promise.all([listCalls(db, span), listVisits(db, span, query.showroom)]);
  const last = span.first.add({ days: query.days });
  // A copy: what is cached for the calls of visitors stays.
  const holidays = holidaysIn([...settings.slots.holidayStates], [...new Set([span.first.year, last.year])]);
  const slots = calendarFrom(span.first, {
    settings: { ...settings.slots, daysAhead: query.days - 1 },
    holidays: new Set(holidays),
  });
  const shownCalls = calls.map(({ heldUntil, state, ...call }) => ({
    ...call,
    state: stateAt({ state, heldUntil }, now),
  }));
  const held = shownCalls.flatMap(({ seat, state, startsAt, endsAt }) =>
    seat !== null && state === 'BOOKED' ? [{ seat, startsAt, endsAt }] : [],
  );
  const taken = countTaken(slots, held);
  const { capacity } = settings.slots;
  return {
    data: {
      slots: slots.map(({ slot }, index) => ({ ...slot, capacity, taken: taken[index] ?? 0 })),
      calls: shownCalls.map(({ seat: _, ...call }) => timed(call)),
      visits: visits.map(timed),
    },
  };
}

function timed<Row extends { readonly startsAt: Date; readonly endsAt: Date }>({
  startsAt,
  endsAt,
  ...row
}: Row) {
  return { ...row, start: berlinIso(startsAt), end: berlinIso(endsAt) };
}
