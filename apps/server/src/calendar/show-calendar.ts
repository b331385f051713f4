import type { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { standingAt, toldStanding } from '@funnel/domain/appointment/standing';
import { CLAIM_SILENCE_MS, shownClaim } from '@funnel/domain/call-queue/claim';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import type { z } from '@funnel/domain/schema';
import { berlinIso, ZONE } from '@funnel/domain/slot/berlin-time';
import { type CalendarRules, calendarFrom, isClosedOn } from '@funnel/domain/slot/calendar';
import { capacityAt } from '@funnel/domain/slot/capacity-at';
import { countTaken } from '@funnel/domain/slot/taken-seat';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import type { Services } from '../services.ts';
import { holidayName, holidaysIn } from '../slot/holidays.ts';
import { listCalls, listHeldSeats, listVisits } from './calendar.queries.ts';

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
  const whose = { ...query, claimedSince: new Date(now.getTime() - CLAIM_SILENCE_MS) };
  const [calls, visits, held] = await Promise.all([
    listCalls(db, span, whose),
    listVisits(db, span, whose),
    listHeldSeats(db, span, now),
  ]);
  const last = span.first.add({ days: query.days });
  // Copied: the original array would replace the cached holidays of visitor calls.
  const holidays = new Set(
    holidaysIn([...settings.slots.holidayStates], [...new Set([span.first.year, last.year])]),
  );
  const rules = { settings: { ...settings.slots, daysAhead: query.days - 1 }, holidays };
  const slots = calendarFrom(span.first, rules);
  const taken = countTaken(slots, held);
  return {
    data: {
      now: berlinIso(now),
      days: Array.from({ length: query.days }, (_, days) => span.first.add({ days }).toString()).map((date) =>
        shownDay(date, rules, new Set(slots.map(({ slot }) => slot.start.slice(0, 10)))),
      ),
      slots: slots.map(({ slot, startMs }, index) => ({
        ...slot,
        capacity: capacityAt(settings.slots, startMs),
        taken: taken[index] ?? 0,
      })),
      calls: calls.map(({ state, heldUntil, mustConfirm, confirmedAt, ...call }) => ({
        ...shown(call, now),
        ...toldStanding(standingAt({ state, heldUntil, mustConfirm, confirmedAt }, now)),
      })),
      visits: visits.map((visit) => shown(visit, now)),
    },
  };
}

function shownDay(date: string, { settings, holidays }: CalendarRules, open: ReadonlySet<string>) {
  if (isClosedOn(date, settings)) {
    const closure = settings.closures.find(({ from, to }) => from <= date && date <= to);
    return { date, closedBy: 'CLOSURE' as const, reason: closure?.reason ?? '' };
  }
  if (holidays.has(date))
    return { date, closedBy: 'HOLIDAY' as const, reason: holidayName(settings.holidayStates, date) };
  return { date, closedBy: open.has(date) ? null : ('WEEKDAY' as const), reason: '' };
}

type ClaimRow = Parameters<typeof shownClaim>[0];

interface Row extends ClaimRow {
  readonly suspicion: readonly string[];
  readonly isRescued: boolean;
  readonly vettedAt: Date | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly staffId: string | null;
  readonly staffName: string | null;
  readonly answers: Record<string, string>;
}

function shown<Shown extends Row>(shownRow: Shown, now: Date) {
  const { startsAt, endsAt, staffId, staffName, answers, ...others } = shownRow;
  const { claimedBy, claimedByName, claimedAt, seenAt, suspicion, isRescued, vettedAt, ...row } = others;
  const { question_shape, question_size } = answers;
  return {
    ...row,
    answers: { ...(question_shape && { question_shape }), ...(question_size && { question_size }) },
    ...openMarks({ suspicion, isRescued, vettedAt }),
    claim: shownClaim({ claimedBy, claimedByName, claimedAt, seenAt }, now),
    person: staffId === null ? null : { staffId, name: staffName ?? '' },
    start: berlinIso(startsAt),
    end: berlinIso(endsAt),
  };
}
