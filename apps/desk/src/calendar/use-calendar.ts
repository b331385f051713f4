import { type CalendarData, showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { lookAgainMs } from '@funnel/domain/call-queue/claim';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';

export const CALENDAR = 'calendar';
/** A reserved call lapses without an event, so the calendar also polls. */
const RELOAD_MS = 60_000;

interface Wanted {
  readonly from: string;
  readonly days: number;
  readonly showroom: string | undefined;
  readonly staffId: string | undefined;
}

export interface Calendar extends CalendarData {
  /** How far the server's clock is ahead of this browser's. */
  readonly aheadMs: number;
}

/** Calls and visits of some days. The former days stay on the screen until the new ones have loaded. */
export function useCalendar({ from, days, showroom, staffId }: Wanted) {
  const { call } = useCalls();
  const query = { from, days, ...(showroom && { showroom }), ...(staffId && { staffId }) };
  return useQuery({
    queryKey: [CALENDAR, query],
    queryFn: async (): Promise<Calendar> => {
      const { data } = await replyOf(call(showCalendarEndpoint, { query }));
      return { ...data, aheadMs: new Date(data.now).getTime() - Date.now() };
    },
    placeholderData: keepPreviousData,
    // A call claim also expires without an event.
    refetchInterval: ({ state: { data } }) =>
      lookAgainMs(
        [...(data?.calls ?? []), ...(data?.visits ?? [])].map(({ claim }) => claim),
        RELOAD_MS,
      ),
  });
}
