import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { lookAgainMs } from '@funnel/domain/call-queue/claim';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { QUEUE } from '../part/queue-key.ts';
import { replyOf, useCalls } from '../shell/call.ts';
import type { Queue } from './queue-changes.ts';

/** Calls move between groups as time passes, without an event. */
const RELOAD_MS = 30_000;

interface Asked {
  readonly tab: 'NOW' | 'LATER';
  readonly showroom: string | undefined;
  readonly isOn?: boolean;
}

export function useQueue({ tab, showroom, isOn = true }: Asked) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [QUEUE, tab, showroom],
    queryFn: async (): Promise<Queue> => {
      const query = { ...(tab !== 'NOW' && { tab }), ...(showroom !== undefined && { showroom }) };
      const { data } = await replyOf(call(showQueueEndpoint, { query }));
      return { ...data, aheadMs: new Date(data.now).getTime() - Date.now() };
    },
    enabled: isOn,
    // Keeps the rows of the former showroom until the new ones have loaded.
    placeholderData: keepPreviousData,
    // A claim expires without an event.
    refetchInterval: ({ state: { data } }) =>
      lookAgainMs(data?.entries.map(({ claim }) => claim) ?? [], RELOAD_MS),
  });
}

/** Optimistic updates of the call lists. */
export function useQueueChange() {
  const queries = useQueryClient();
  return {
    reload: () => queries.invalidateQueries({ queryKey: [QUEUE] }),
    /** Cancels running queries: their data may be older than the optimistic update. */
    settle: () => queries.cancelQueries({ queryKey: [QUEUE] }),
    change: (changed: (queue: Queue) => Queue) =>
      queries.setQueriesData<Queue>({ queryKey: [QUEUE] }, (queue) => queue && changed(queue)),
  };
}
