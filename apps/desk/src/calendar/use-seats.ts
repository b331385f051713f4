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

/** The seats of one time. The server decides, and tells who comes second. */
export function useSeats() {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  /** What is on its way. What the server tells meanwhile may be older. */
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const change = useMutation({
    mutationKey: SEATS,
    // One after the other: each says what the one before has made.
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
    /** `seen` is the slot as it is shown. */
    change({ start, capacity: seen }: CalendarSlot, capacity: number): void {
      setWanted((all) => ({ ...all, [start]: capacity }));
      change.mutate({ start, capacity, seen });
    },
  };
}
