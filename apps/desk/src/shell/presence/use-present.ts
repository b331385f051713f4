import { listPresentEndpoint, type PresentColleague } from '@funnel/contract/presence/presence';
import { lookAgainMs } from '@funnel/domain/call-queue/claim';
import { useQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../call.ts';
import { useReload } from '../live.ts';
import { onPresence } from '../reload-rules.ts';

const PRESENT = 'present';
const RELOAD_MS = 60_000;

export interface Present {
  readonly colleagues: readonly PresentColleague[];
  /** How far the server's clock is ahead of this browser's. */
  readonly aheadMs: number;
}

/** Colleagues who are at the desk. */
export function usePresent(): Present | undefined {
  const { call } = useCalls();
  useReload([PRESENT], onPresence);
  return useQuery({
    queryKey: [PRESENT],
    queryFn: async (): Promise<Present> => {
      const { now, colleagues } = (await replyOf(call(listPresentEndpoint))).data;
      return { colleagues, aheadMs: new Date(now).getTime() - Date.now() };
    },
    // Presence expires without an event.
    refetchInterval: ({ state: { data } }) => lookAgainMs(data?.colleagues ?? [], RELOAD_MS),
  }).data;
}
