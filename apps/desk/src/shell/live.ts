import type { FedEvent } from '@funnel/contract/event/event';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import { useEffect, useEffectEvent } from 'react';
import { useLiveFeed } from './live-feed.tsx';

const topicIn = (event: FedEvent) => (event.type === 'data.changed' ? event.data.call : undefined);

/**
 * Follows the enquiries and the times on offer: each event makes the queries with these keys load again, and so does a
 * connection that is back. With an enquiry only its own events count: that it is looked at is written down each time.
 */
export function useLive(queryKeys: readonly string[], enquiryId?: string) {
  const { lostSince, reconnect } = useLiveFeed();
  useReload(queryKeys, (event) => {
    if (event.type === 'data.changed') return topicIn(event) === 'slots';
    return enquiryId === undefined || event.data.enquiryId === enquiryId;
  });
  return { lostSince, reconnect };
}

/** Follows what colleagues change at the desk itself. */
export function useLiveTopics(topics: readonly DeskTopic[], queryKeys: readonly string[]): void {
  useReload(queryKeys, (event) => topics.some((topic) => topic === topicIn(event)));
}

/** Follows who is at the desk, and who is on a call. */
export function useLivePresence(queryKeys: readonly string[]): void {
  useReload(queryKeys, (event) => topicIn(event) === 'presence' || event.type.startsWith('call.'));
}

/** Follows everything that one is told. */
export function useLiveTrail(queryKeys: readonly string[]): void {
  useReload(queryKeys, () => true);
}

/** Does something whenever such a thing has changed. */
export function useOnTopics(topics: readonly DeskTopic[], act: () => void): void {
  const { follow } = useLiveFeed();
  const onEvent = useEffectEvent((event: FedEvent | undefined) => {
    if (event && topics.some((topic) => topic === topicIn(event))) act();
  });
  useEffect(() => follow((event) => onEvent(event)), [follow]);
}

function useReload(queryKeys: readonly string[], isConcerned: (event: FedEvent) => boolean): void {
  const { follow, reload } = useLiveFeed();
  const onEvent = useEffectEvent((event: FedEvent | undefined) => {
    if (!event || isConcerned(event)) reload(queryKeys);
  });
  useEffect(() => follow((event) => onEvent(event)), [follow]);
}
