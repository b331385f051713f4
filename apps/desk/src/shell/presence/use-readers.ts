import { listReadersEndpoint } from '@funnel/contract/presence/presence';
import { lookAgainMs } from '@funnel/domain/call-queue/claim';
import { useQuery } from '@tanstack/react-query';
import { replyOf, useCalls } from '../call.ts';
import { useLiveTopics } from '../live.ts';
import { useLiveFeed } from '../live-feed.tsx';
import type { Colleague } from '../use-colleagues.ts';

const READERS = 'readers';
const RELOAD_MS = 60_000;

/** Colleagues who have this enquiry open. Empty while offline, since it would be stale. */
export function useReaders(enquiryId: string): readonly Colleague[] {
  const { call } = useCalls();
  const { lostSince } = useLiveFeed();
  useLiveTopics(['readers'], [READERS]);
  const { data = [] } = useQuery({
    queryKey: [READERS, enquiryId],
    queryFn: async () => (await replyOf(call(listReadersEndpoint, { query: { enquiryId } }))).data.readers,
    // Presence expires without an event.
    refetchInterval: ({ state }) => lookAgainMs(state.data ?? [], RELOAD_MS),
  });
  return lostSince ? [] : data;
}
