import { type DeskChange, followChangesEndpoint } from '@funnel/contract/event/follow-changes';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { gatherReloads } from './gather-reloads.ts';
import { useStaff } from './staff.ts';

/** Shorter interruptions are not shown. */
const SILENT_MS = 3000;
/** Backoff after a refusal. EventSource reconnects by itself only after a broken connection. */
const AGAIN_MS = 5000;

/** Called for each change. Undefined: connected or reconnected, so anything may be stale. */
type Listener = (change: DeskChange | undefined) => void;

interface LiveFeed {
  /** Disconnected since; undefined while connected. */
  readonly lostSince?: Date | undefined;
  readonly reconnect: () => void;
  /** Returns the unsubscribe function. */
  readonly follow: (listener: Listener) => () => void;
  /** Invalidates these queries, debounced. */
  readonly reload: (queryKeys: readonly string[]) => void;
}

const LiveFeedContext = createContext<LiveFeed>({
  reconnect: () => undefined,
  follow: () => () => undefined,
  reload: () => undefined,
});
export const useLiveFeed = () => useContext(LiveFeedContext);

/** One connection for all screens: browsers limit connections per host. */
export function LiveFeedProvider({ children }: { children: ReactNode }) {
  const [listeners] = useState(() => new Set<Listener>());
  const [lostSince, setLostSince] = useState<Date>();
  const [attempt, setAttempt] = useState(0);
  const lastId = useRef<string>(undefined);
  const { role } = useStaff();
  const queries = useQueryClient();
  const [reload] = useState(() => gatherReloads((key) => queries.invalidateQueries({ queryKey: [key] })));
  const [follow] = useState(() => (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const [reconnect] = useState(() => () => setAttempt((count) => count + 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new connection; another role hears other things.
  useEffect(() => {
    let silent: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const tell = (change?: DeskChange) => {
      for (const listener of [...listeners]) listener(change);
    };
    const lose = () => {
      const since = new Date();
      silent ??= setTimeout(() => setLostSince((earlier) => earlier ?? since), SILENT_MS);
    };
    const after = lastId.current === undefined ? '' : `?after=${lastId.current}`;
    const stream = new EventSource(followChangesEndpoint.path + after);
    stream.onopen = () => {
      clearTimeout(silent);
      silent = undefined;
      setLostSince(undefined);
      tell();
    };
    stream.onmessage = ({ data, lastEventId }) => {
      lastId.current = lastEventId;
      tell(JSON.parse(data));
    };
    stream.onerror = () => {
      lose();
      if (stream.readyState === EventSource.CLOSED) again = setTimeout(reconnect, AGAIN_MS);
    };
    addEventListener('offline', lose);
    addEventListener('online', reconnect);
    return () => {
      stream.close();
      for (const timer of [silent, again]) clearTimeout(timer);
      removeEventListener('offline', lose);
      removeEventListener('online', reconnect);
    };
  }, [attempt, role]);

  return <LiveFeedContext value={{ lostSince, reconnect, follow, reload }}>{children}</LiveFeedContext>;
}
