import type { DeskChange } from '@funnel/contract/event/follow-changes';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import { useEffect, useEffectEvent } from 'react';
import { useLiveFeed } from './live-feed.tsx';
import { onEnquiries, onTopics, type ReloadRule } from './reload-rules.ts';

/** Loads the queries with these keys again after each change that the rule names, and when the connection is back. */
export function useReload(queryKeys: readonly string[], isConcerned: ReloadRule): void {
  const { follow, reload } = useLiveFeed();
  const onChange = useEffectEvent((change: DeskChange | undefined) => {
    if (!change || isConcerned(change)) reload(queryKeys);
  });
  useEffect(() => follow((change) => onChange(change)), [follow]);
}

/** Follows the enquiries and the times on offer, or one enquiry. */
export function useLive(queryKeys: readonly string[], enquiryId?: string) {
  const { lostSince, reconnect } = useLiveFeed();
  useReload(queryKeys, onEnquiries(enquiryId));
  return { lostSince, reconnect };
}

/** Follows what colleagues change at the desk itself. */
export function useLiveTopics(topics: readonly DeskTopic[], queryKeys: readonly string[]): void {
  useReload(queryKeys, onTopics(topics));
}

/** Does something whenever such a thing has changed. */
export function useOnTopics(topics: readonly DeskTopic[], act: () => void): void {
  const { follow } = useLiveFeed();
  const onChange = useEffectEvent((change: DeskChange | undefined) => {
    if (change && onTopics(topics)(change)) act();
  });
  useEffect(() => follow((change) => onChange(change)), [follow]);
}
