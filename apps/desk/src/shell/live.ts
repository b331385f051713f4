import type { DeskChange } from '@funnel/contract/event/follow-changes';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import { useEffect, useEffectEvent } from 'react';
import { useLiveFeed } from './live-feed.tsx';
import { onEnquiries, onTopics, type ReloadRule } from './reload-rules.ts';

/** Invalidates these queries after each change that the rule matches, and after a reconnect. */
export function useReload(queryKeys: readonly string[], isConcerned: ReloadRule): void {
  const { follow, reload } = useLiveFeed();
  const onChange = useEffectEvent((change: DeskChange | undefined) => {
    if (!change || isConcerned(change)) reload(queryKeys);
  });
  useEffect(() => follow((change) => onChange(change)), [follow]);
}

/** Follows all enquiries and slots, or one enquiry. */
export function useLive(queryKeys: readonly string[], enquiryId?: string) {
  const { lostSince, reconnect } = useLiveFeed();
  useReload(queryKeys, onEnquiries(enquiryId));
  return { lostSince, reconnect };
}

/** Follows topics of the desk, such as team and settings. */
export function useLiveTopics(topics: readonly DeskTopic[], queryKeys: readonly string[]): void {
  useReload(queryKeys, onTopics(topics));
}

/** Runs a callback after each change of these topics. */
export function useOnTopics(topics: readonly DeskTopic[], act: () => void): void {
  const { follow } = useLiveFeed();
  const onChange = useEffectEvent((change: DeskChange | undefined) => {
    if (change && onTopics(topics)(change)) act();
  });
  useEffect(() => follow((change) => onChange(change)), [follow]);
}
