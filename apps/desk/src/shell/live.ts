import type { DeskChange } from '@funnel/contract/event/follow-changes';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import { useEffect, useEffectEvent } from 'react';
import { useLiveFeed } from './live-feed.tsx';

const topicIn = (change: DeskChange) => ('topic' in change ? change.topic : undefined);

/**
 * Follows the enquiries and the times on offer: each change makes the queries with these keys load again, and so does a
 * connection that is back. With an enquiry only its own changes count: that it is looked at is written down each time.
 */
export function useLive(queryKeys: readonly string[], enquiryId?: string) {
  const { lostSince, reconnect } = useLiveFeed();
  useReload(queryKeys, (change) => {
    if ('topic' in change) return change.topic === 'slots';
    return enquiryId === undefined || change.enquiryId === enquiryId;
  });
  return { lostSince, reconnect };
}

/** Follows what colleagues change at the desk itself. */
export function useLiveTopics(topics: readonly DeskTopic[], queryKeys: readonly string[]): void {
  useReload(queryKeys, (change) => topics.some((topic) => topic === topicIn(change)));
}

/** Follows who is at the desk, and who is on a call. */
export function useLivePresence(queryKeys: readonly string[]): void {
  useReload(queryKeys, (change) =>
    'topic' in change ? change.topic === 'presence' : change.type.startsWith('call.'),
  );
}

/** Follows everything that one is told. */
export function useLiveTrail(queryKeys: readonly string[]): void {
  useReload(queryKeys, () => true);
}

/** Does something whenever such a thing has changed. */
export function useOnTopics(topics: readonly DeskTopic[], act: () => void): void {
  const { follow } = useLiveFeed();
  const onChange = useEffectEvent((change: DeskChange | undefined) => {
    if (change && topics.some((topic) => topic === topicIn(change))) act();
  });
  useEffect(() => follow((change) => onChange(change)), [follow]);
}

function useReload(queryKeys: readonly string[], isConcerned: (change: DeskChange) => boolean): void {
  const { follow, reload } = useLiveFeed();
  const onChange = useEffectEvent((change: DeskChange | undefined) => {
    if (!change || isConcerned(change)) reload(queryKeys);
  });
  useEffect(() => follow((change) => onChange(change)), [follow]);
}
