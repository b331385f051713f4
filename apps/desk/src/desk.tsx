import { AreaEntrance } from '@funnel/browser/session/area-entrance';
import { lazy, useEffect } from 'react';
import { Door } from './routes/door.tsx';
import { StaffActsProvider, StaffProvider } from './shell/staff.ts';
import { useStaffEntry } from './staff/use-staff-entry.ts';

/** Lazy: not part of the first view. Preloaded during sign-in. */
const loadWork = () => import('./routes/work.tsx');
const Work = lazy(async () => ({ default: (await loadWork()).Work }));

export function Desk() {
  const entry = useStaffEntry();
  const { person: staff } = entry;
  const acts = { signOut: () => void entry.signOut(), refresh: () => entry.refresh() };
  useEffect(() => void loadWork().catch(() => undefined), []);
  return (
    <AreaEntrance entry={entry} personId={staff?.staffId} door={<Door entry={entry} />}>
      {staff && (
        <StaffProvider value={staff}>
          <StaffActsProvider value={acts}>
            <Work />
          </StaffActsProvider>
        </StaffProvider>
      )}
    </AreaEntrance>
  );
}
