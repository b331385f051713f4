import { type QueueEntry, showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { lookAgainMs } from '@funnel/domain/call-queue/claim';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { QUEUE } from '../shell/enquiry/queue-key.ts';

/** Groups move with the clock. */
const RELOAD_MS = 30_000;

export interface Queue {
  readonly entries: readonly QueueEntry[];
  readonly doneToday: number;
  readonly nextAt: string | null;
  readonly now: string;
  /** How far the server's clock is ahead of this browser's. */
  readonly aheadMs: number;
}

export function useQueue() {
  const { call } = useCalls();
  return useQuery({
    queryKey: [QUEUE],
    queryFn: async (): Promise<Queue> => {
      const { data } = await replyOf(call(showQueueEndpoint));
      return { ...data, aheadMs: new Date(data.now).getTime() - Date.now() };
    },
    retry: false,
    // A silent claim ends without an event.
    refetchInterval: ({ state: { data } }) =>
      lookAgainMs(data?.entries.map(({ claim }) => claim) ?? [], RELOAD_MS),
  });
}

/** Changes what the list shows before the server says so itself. */
export function useQueueChange() {
  const queries = useQueryClient();
  return {
    reload: () => queries.invalidateQueries({ queryKey: [QUEUE] }),
    /** What the server has sent meanwhile may be older than what was just done. */
    settle: () => queries.cancelQueries({ queryKey: [QUEUE] }),
    change: (changed: (queue: Queue) => Queue) =>
      queries.setQueryData<Queue>([QUEUE], (queue) => queue && changed(queue)),
  };
}
