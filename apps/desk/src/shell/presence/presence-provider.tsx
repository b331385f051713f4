import { randomId } from '@funnel/browser/random-id';
import { endPresenceEndpoint, tellPresenceEndpoint } from '@funnel/contract/presence/presence';
import { PRESENCE_BEAT_MS } from '@funnel/domain/presence/presence';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useCalls } from '../call.ts';
import { latestOnly } from './latest-only.ts';

type SetReading = (enquiryId: string | null) => void;
const ReadingContext = createContext<SetReading>(() => undefined);

/** Reports the presence of this page: open, paused, and the enquiry on the screen. */
export function PresenceProvider({ isPaused, children }: { isPaused: boolean; children: ReactNode }) {
  const { callOnce } = useCalls();
  const [pageId] = useState(randomId);
  const [reading, setReading] = useState<string | null>(null);
  // A hidden page reports no enquiry.
  const enquiryId = useIsVisible() ? reading : null;
  const [tell] = useState(() =>
    latestOnly((told: { readonly enquiryId: string | null; readonly isPaused: boolean }) =>
      callOnce(tellPresenceEndpoint, { body: { pageId, ...told } }),
    ),
  );
  useEffect(() => {
    const beat = () => void tell({ enquiryId, isPaused });
    beat();
    const beating = setInterval(beat, PRESENCE_BEAT_MS);
    // A page restored from the back/forward cache is present again.
    addEventListener('pageshow', beat);
    return () => {
      clearInterval(beating);
      removeEventListener('pageshow', beat);
    };
  }, [tell, enquiryId, isPaused]);
  useEffect(() => {
    const end = () => sendOnLeaving(endPresenceEndpoint.path, { pageId });
    addEventListener('pagehide', end);
    return () => removeEventListener('pagehide', end);
  }, [pageId]);
  return <ReadingContext value={setReading}>{children}</ReadingContext>;
}

/** Reports this enquiry as open while the screen is mounted. */
export function useReading(enquiryId: string): void {
  const setReading = useContext(ReadingContext);
  useEffect(() => {
    setReading(enquiryId);
    return () => setReading(null);
  }, [setReading, enquiryId]);
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

/** A beacon: the request outlives the page. */
function sendOnLeaving(path: string, body: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
