import { countEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { listQueryOf, type ViewFilter } from '@funnel/domain/saved-view/saved-view';
import { useQueries } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useStaff } from '../shell/staff.ts';
import type { EnquiriesCounted } from './count-words.ts';

/** Polled, not live: each event would cause one count per view. The open list has the live count. */
const RELOAD_MS = 60_000;

/** The counts of some filters, in their order; undefined until loaded. */
export function useViewCounts(filters: readonly ViewFilter[]): readonly (EnquiriesCounted | undefined)[] {
  const { call } = useCalls();
  const { staffId } = useStaff();
  const counts = useQueries({
    queries: filters.map((filter) => ({
      queryKey: ['view-count', filter],
      queryFn: async () => {
        const query = listQueryOf(filter, staffId, new Date());
        return (await replyOf(call(countEnquiriesEndpoint, { query }))).data;
      },
      staleTime: RELOAD_MS,
      refetchInterval: RELOAD_MS,
    })),
  });
  return counts.map(({ data }) => data);
}
