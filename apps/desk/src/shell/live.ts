import type { FedEvent } from '@funnel/contract/event/event';
import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A short break is nobody's concern. */
const SILENT_MS = 3000;
/** The browser itself reconnects after a broken connection, but not after a refusal. */
const AGAIN_MS = 5000;
/** Many events at once lead to one reload. */
const GATHER_MS = 100;

interface Live {
  /** Since when there has been no connection; undefined while there is one. */
  readonly lostSince?: Date | undefined;
  readonly reconnect: () => void;
}

/**
 * Follows the events: each makes the queries with these keys load again, and so does a connection that is back. With an
 * enquiry only its own events count: that it is looked at is written down each time.
 */
export function useLive(queryKeys: readonly string[], enquiryId?: string): Live {
  const queries = useQueryClient();
  const [lostSince, setLostSince] = useState<Date>();
  const [attempt, setAttempt] = useState(0);
  const watched = queryKeys.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new connection.
  useEffect(() => {
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let silent: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        for (const key of watched.split(',')) void queries.invalidateQueries({ queryKey: [key] });
      }, GATHER_MS);
    };
    const lose = () => {
      const since = new Date();
      silent ??= setTimeout(() => setLostSince((earlier) => earlier ?? since), SILENT_MS);
    };
    const find = () => {
      clearTimeout(silent);
      silent = undefined;
      setLostSince(undefined);
      reload();
    };
    const stream = new EventSource(followEventsEndpoint.path);
    let again: ReturnType<typeof setTimeout> | undefined;
    stream.onopen = find;
    stream.onmessage = ({ data }) => {
      const told = enquiryOf(data);
      if (enquiryId === undefined || told === undefined || told === enquiryId) reload();
    };
    stream.onerror = () => {
      lose();
      if (stream.readyState === EventSource.CLOSED)
        again = setTimeout(() => setAttempt((count) => count + 1), AGAIN_MS);
    };
    const reconnect = () => setAttempt((count) => count + 1);
    addEventListener('offline', lose);
    addEventListener('online', reconnect);
    return () => {
      stream.close();
      for (const timer of [gathering, silent, again]) clearTimeout(timer);
      removeEventListener('offline', lose);
      removeEventListener('online', reconnect);
    };
  }, [queries, watched, attempt, enquiryId]);

  return { lostSince, reconnect: () => setAttempt((count) => count + 1) };
}

/** Undefined where the event is about no enquiry. */
function enquiryOf(told: string): string | undefined {
  const { data } = JSON.parse(told) as FedEvent;
  return 'enquiryId' in data ? data.enquiryId : undefined;
}
