import { randomId } from '@funnel/browser/random-id';
import { dropCallEndpoint } from '@funnel/contract/appointment/manage-call';
import { type AgreedTime, bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import type { CalendarCall, CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';
import { CALENDAR } from './use-calendar.ts';

export const FREE_VISITS = 'free-visits';

interface Booking {
  readonly enquiryId: string;
  readonly time: AgreedTime;
}

/** Books and cancels. The server decides who gets the last seat; the loser sees a message. */
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
  const cancelVisit = useMutation({
    mutationFn: ({ visitId }: CalendarVisit) => replyOf(call(cancelVisitEndpoint, { body: { visitId } })),
    onSettled: reload,
  });
  const cancelCall = useMutation({
    mutationFn: ({ enquiryId }: CalendarCall) => replyOf(call(dropCallEndpoint, { body: { enquiryId } })),
    onSettled: reload,
  });
  /** A cancelled visit becomes active again. */
  const moveVisit = useMutation({
    mutationFn: ({ visitId, start }: Pick<CalendarVisit, 'visitId' | 'start'>) =>
      replyOf(call(moveVisitEndpoint, { body: { visitId, start } })),
    onSettled: reload,
  });
  return { book, cancelVisit, cancelCall, moveVisit };
}

export function isTaken(error: Error | null): boolean {
  return codeOf(error) === 'SLOT_TAKEN';
}
