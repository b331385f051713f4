import { useSending } from '@funnel/browser/session/use-sending';
import type { Outcome } from '@funnel/contract/client';
import {
  listViewsEndpoint,
  removeViewEndpoint,
  saveViewEndpoint,
} from '@funnel/contract/saved-view/manage-views';
import type { ViewFilter } from '@funnel/domain/saved-view/saved-view';
import type { z } from '@funnel/domain/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLiveTopics } from '../shell/live.ts';

const VIEWS = 'views';
type Listed = z.output<typeof listViewsEndpoint.reply>;

/** The saved views: personal and shared. */
export function useViews() {
  const { call, callOnce } = useCalls();
  const queries = useQueryClient();
  const { send, isSending, failure } = useSending();
  useLiveTopics(['views'], [VIEWS]);
  const listed = useQuery({
    queryKey: [VIEWS],
    queryFn: () => replyOf(call(listViewsEndpoint)),
  });
  async function change(calling: () => Promise<Outcome<Listed>>): Promise<Listed | undefined> {
    const outcome = await send(calling);
    if (outcome.ok) queries.setQueryData([VIEWS], outcome.reply);
    return outcome.ok ? outcome.reply : undefined;
  }
  return {
    views: listed.data?.data.views ?? [],
    isSending,
    failure,
    /** With an id it is an update. */
    save: (view: { viewId?: string; name: string; isShared: boolean; filter: ViewFilter }) =>
      change(() => callOnce(saveViewEndpoint, { body: view })),
    remove: (viewId: string) => change(() => callOnce(removeViewEndpoint, { body: { viewId } })),
  };
}
