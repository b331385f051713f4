import { changeSeatsEndpoint } from '@funnel/contract/calendar/keep-hours';
import type { CalendarSlot } from '@funnel/contract/calendar/show-calendar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailedCall, replyOf, useCalls } from '../shell/call.ts';
import { CALENDAR, type Calendar } from './use-calendar.ts';

interface Seats {
  readonly start: string;
  readonly capacity: number;
  readonly seen: number;
}

const SEATS = ['seats'];

/** The seats of one time. Shown at once; the server decides, and tells who comes second. */
export function useSeats() {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  const show = (start: string, capacity: number) =>
    queries.setQueriesData<Calendar>(
      { queryKey: [CALENDAR] },
      (data) =>
        data && {
          ...data,
          slots: data.slots.map((slot) => (slot.start === start ? { ...slot, capacity } : slot)),
        },
    );
  const change = useMutation({
    mutationKey: SEATS,
    // One after the other: each says what it has seen.
    scope: { id: 'seats' },
    mutationFn: (body: Seats) => replyOf(callOnce(changeSeatsEndpoint, { body })),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: SEATS }) === 1)
        void queries.invalidateQueries({ queryKey: [CALENDAR] });
    },
  });
  return {
    trouble: change.isError
      ? change.error instanceof FailedCall && change.error.failure.code === 'STALE'
        ? ('stale' as const)
        : ('failed' as const)
      : undefined,
    change({ start, capacity: seen }: CalendarSlot, capacity: number): void {
      void queries.cancelQueries({ queryKey: [CALENDAR] }).then(() => show(start, capacity));
      change.mutate({ start, capacity, seen });
    },
  };
}
