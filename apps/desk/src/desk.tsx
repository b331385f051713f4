import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Door } from './routes/door.tsx';
import { OverWork } from './routes/over-work.tsx';
import { CallProvider, callsOfSession } from './shell/call.ts';
import { StaffActsProvider, StaffProvider } from './shell/staff.ts';
import { LoadingScreen } from './staff/message-screen.tsx';
import { useEntry } from './staff/use-entry.ts';

/** Not needed for the first view; loaded while somebody signs in. */
const loadWork = () => import('./routes/work.tsx');
const Work = lazy(async () => ({ default: (await loadWork()).Work }));

/** The whole app: the screens before the desk, and the desk itself. */
export function Desk() {
  const entry = useEntry();
  const { place, staff } = entry;
  // The state setters behind it never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once.
  const calls = useMemo(() => callsOfSession(entry.loseSession), []);
  const acts = { signOut: () => void entry.signOut(), refresh: entry.refresh };
  useEffect(() => void loadWork().catch(() => undefined), []);

  const door = <Door entry={entry} />;
  return (
    <>
      {staff && place.at !== 'inside' ? <OverWork>{door}</OverWork> : door}
      {staff && (
        <CallProvider value={calls}>
          <StaffProvider value={staff}>
            <StaffActsProvider value={acts}>
              {/* Stays when the session is lost, so that nothing typed is lost. */}
              <div hidden={place.at !== 'inside'} key={staff.staffId}>
                <Suspense fallback={<LoadingScreen />}>
                  <Work />
                </Suspense>
              </div>
            </StaffActsProvider>
          </StaffProvider>
        </CallProvider>
      )}
    </>
  );
}
