import { listDoneCallsEndpoint } from '@funnel/contract/call-queue/list-done-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';

export const DONE_CALLS = 'done-calls';

/** The calls ended today. Loaded only while the tab is open. */
export function useDoneCalls(showroom: string | undefined, isOn: boolean) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [DONE_CALLS, showroom],
    queryFn: async () => {
      const query = showroom === undefined ? {} : { showroom };
      return (await replyOf(call(listDoneCallsEndpoint, { query }))).data.calls;
    },
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
}
