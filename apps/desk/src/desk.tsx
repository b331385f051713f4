import { CallProvider } from '@funnel/browser/session/calls';
import { lazy, Suspense, useEffect } from 'react';
import { Door } from './routes/door.tsx';
import { OverWork } from './routes/over-work.tsx';
import { StaffActsProvider, StaffProvider } from './shell/staff.ts';
import { LoadingScreen } from './staff/message-screen.tsx';
import { useStaffEntry } from './staff/use-staff-entry.ts';

/** Lazy: not part of the first view. Preloaded during sign-in. */
const loadWork = () => import('./routes/work.tsx');
const Work = lazy(async () => ({ default: (await loadWork()).Work }));

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
            {/* Hidden, not unmounted, when the session expires: typed input would be lost. */}
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
