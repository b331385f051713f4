import { changeSeatsEndpoint } from '@funnel/contract/calendar/manage-hours';
import type { CalendarSlot } from '@funnel/contract/calendar/show-calendar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf, replyOf, useCalls } from '../shell/call.ts';
import { CALENDAR } from './use-calendar.ts';

interface Seats {
  readonly start: string;
  readonly capacity: number;
  readonly seen: number;
}

const SEATS = ['seats'];

/** Optimistic updates of the seats of a slot. On a conflict the server's value wins. */
export function useSeats() {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  /** Pending values. Server data that arrives meanwhile may be stale. */
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const change = useMutation({
    mutationKey: SEATS,
    // Serialised: each request names the value that the one before has set.
    scope: { id: 'seats' },
    mutationFn: (body: Seats) => replyOf(callOnce(changeSeatsEndpoint, { body })),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: SEATS }) > 1) return;
      await queries.invalidateQueries({ queryKey: [CALENDAR] });
      if (queries.isMutating({ mutationKey: SEATS }) <= 1) setWanted({});
    },
  });
  return {
    trouble: change.isError
      ? codeOf(change.error) === 'STALE'
        ? ('stale' as const)
        : ('failed' as const)
      : undefined,
    shown: (slot: CalendarSlot): CalendarSlot => ({
      ...slot,
      capacity: wanted[slot.start] ?? slot.capacity,
    }),
    /** `seen` is the capacity on the screen. */
    change({ start, capacity: seen }: CalendarSlot, capacity: number): void {
      setWanted((all) => ({ ...all, [start]: capacity }));
      change.mutate({ start, capacity, seen });
    },
  };
}
