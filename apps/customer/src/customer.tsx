import { AreaEntrance } from '@funnel/browser/session/area-entrance';
import { lazy, useEffect, useState } from 'react';
import { useCustomerEntry } from './account/use-customer-entry.ts';
import { Door } from './routes/door.tsx';

/** Not needed for the first view; loaded while the visitor signs in. */
const loadInside = () => import('./routes/inside.tsx');
const Inside = lazy(async () => ({ default: (await loadInside()).Inside }));

/** The whole app: the sign-in screens, and the area of the signed-in customer. */
export function Customer() {
  const entry = useCustomerEntry();
  const { person: session } = entry;
  const [email, setEmail] = useState<string>();
  useEffect(() => void loadInside().catch(() => undefined), []);
  return (
    <AreaEntrance
      entry={entry}
      personId={session?.email}
      door={<Door entry={entry} email={email ?? session?.email ?? ''} onEmail={setEmail} />}
    >
      {session && <Inside entry={entry} session={session} />}
    </AreaEntrance>
  );
}
