import { useSending } from '@funnel/browser/session/use-sending';
import type { Outcome } from '@funnel/contract/client';
import {
  listShowroomsEndpoint,
  removeShowroomEndpoint,
  saveShowroomEndpoint,
} from '@funnel/contract/showroom/manage-showrooms';
import type { z } from '@funnel/domain/schema';
import { type ShowroomDraft, showroomOf } from '@funnel/domain/showroom/showroom-draft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLiveTopics } from '../shell/live.ts';

const SHOWROOMS = 'showrooms';
type Listed = z.output<typeof listShowroomsEndpoint.reply>;

/** The showrooms. A save sends the version that was read: a stale one is refused. */
export function useShowrooms() {
  const { call, callOnce } = useCalls();
  const queries = useQueryClient();
  const { send, isSending, failure } = useSending();
  useLiveTopics(['showrooms'], [SHOWROOMS]);
  const listed = useQuery({
    queryKey: [SHOWROOMS],
    queryFn: async () => (await replyOf(call(listShowroomsEndpoint))).data,
  });
  const version = listed.data?.version ?? '';
  /** Writes the reply into the cache. After STALE the new state is loaded. */
  async function change(calling: () => Promise<Outcome<Listed>>) {
    const outcome = await send(calling);
    if (outcome.ok) queries.setQueryData([SHOWROOMS], outcome.reply.data);
    else if (outcome.failure.code === 'STALE') await queries.invalidateQueries({ queryKey: [SHOWROOMS] });
    return outcome.ok ? outcome.reply.data.showrooms : undefined;
  }
  return {
    listed,
    version,
    isSending,
    failure,
    save: (draft: ShowroomDraft, id: string | undefined) =>
      change(() => callOnce(saveShowroomEndpoint, { body: { version, showroom: showroomOf(draft, id) } })),
    remove: (id: string) => change(() => callOnce(removeShowroomEndpoint, { body: { version, id } })),
  };
}
