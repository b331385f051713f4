import { randomId } from '@funnel/browser/random-id';
import { type AgreedTime, bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import type { CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { cancelVisitEndpoint } from '@funnel/contract/visit/keep-visit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import { CALENDAR } from './use-calendar.ts';

export const FREE_VISITS = 'free-visits';

interface Booking {
  readonly enquiryId: string;
  readonly time: AgreedTime;
}

/** Books and cancels. Whoever comes second for a seat is told. */
export function useBooking() {
  const { call } = useCalls();
  const queries = useQueryClient();
  const reload = () => {
    for (const key of [CALENDAR, FREE_VISITS]) void queries.invalidateQueries({ queryKey: [key] });
  };
  const book = useMutation({
    mutationFn: (body: Booking) => replyOf(call(bookTimeEndpoint, { body, idempotencyKey: randomId() })),
    onSettled: reload,
  });
  const cancel = useMutation({
    mutationFn: ({ visitId }: CalendarVisit) => replyOf(call(cancelVisitEndpoint, { body: { visitId } })),
    onSettled: reload,
  });
  return { book, cancel };
}

export function isTaken(error: Error | null): boolean {
  return error instanceof FailedCall && error.failure.code === 'SLOT_TAKEN';
}

/** The same visit once more, without another mail. */
export function againOf({ enquiryId, kind, showroom, start, person }: CalendarVisit): Booking {
  const planner = person ? { planner: person.staffId } : {};
  return { enquiryId, time: { kind: 'VISIT', visit: kind, showroom, start, confirm: false, ...planner } };
}
