import { CallProvider } from '@funnel/browser/session/calls';
import { lazy, Suspense, useEffect } from 'react';
import { Door } from './routes/door.tsx';
import { OverWork } from './routes/over-work.tsx';
import { StaffActsProvider, StaffProvider } from './shell/staff.ts';
import { LoadingScreen } from './staff/message-screen.tsx';
import { useStaffEntry } from './staff/use-staff-entry.ts';

/** Not needed for the first view; loaded while somebody signs in. */
const loadWork = () => import('./routes/work.tsx');
const Work = lazy(async () => ({ default: (await loadWork()).Work }));

/** The whole app: the screens before the desk, and the desk itself. */
export function Desk() {
  const entry = useStaffEntry();
  const { place, person: staff } = entry;
  const acts = { signOut: () => void entry.signOut(), refresh: () => entry.refresh() };
  useEffect(() => void loadWork().catch(() => undefined), []);

  const door = <Door entry={entry} />;
  return (
    <CallProvider value={entry.calls}>
      {staff && place.at !== 'inside' ? <OverWork>{door}</OverWork> : door}
      {staff && (
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
      )}
    </CallProvider>
  );
}
