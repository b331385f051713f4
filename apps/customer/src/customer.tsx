import { CallProvider } from '@funnel/browser/session/calls';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LoadingScreen } from './account/message-screen.tsx';
import { SignOutButton } from './account/sign-out-button.tsx';
import { useCustomerEntry } from './account/use-customer-entry.ts';
import { Door } from './routes/door.tsx';
import { PageShell } from './shell/page-shell.tsx';

/** Not needed for the first view; loaded while the visitor signs in. */
const loadArea = () => import('./routes/area.tsx');
const Area = lazy(async () => ({ default: (await loadArea()).Area }));
const PendingArea = lazy(async () => {
  const { PendingArea } = await import('./routes/pending-area.tsx');
  return { default: PendingArea };
});

/** The whole app: the sign-in screens, and the area of the signed-in customer. */
export function Customer() {
  const entry = useCustomerEntry();
  const { place, person: session } = entry;
  const [typed, setTyped] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  const isInside = place.at === 'inside';
  const note = isInside ? place.note : undefined;

  useEffect(() => void loadArea().catch(() => undefined), []);

  // Focus management: the focused form was removed. A new area has already taken the focus.
  useEffect(() => {
    if (isInside && document.activeElement === document.body) area.current?.querySelector('h1')?.focus();
  }, [isInside]);

  return (
    <CallProvider value={entry.calls}>
      <PageShell headerEnd={isInside && <SignOutButton onSignOut={() => void entry.signOut()} />}>
        <Door entry={entry} email={typed ?? session?.email ?? ''} onEmail={setTyped} />
        {session && (
          <div ref={area} hidden={!isInside} key={session.email}>
            <Suspense fallback={<LoadingScreen />}>
              {session.isConfirmed ? (
                <Area
                  email={session.email}
                  isShown={isInside}
                  note={note}
                  onTell={(told) => entry.show({ at: 'inside', note: told })}
                  onDeleted={() => entry.end('deleted')}
                />
              ) : (
                <PendingArea
                  email={session.email}
                  isShown={isInside}
                  note={note}
                  onReturn={() => void entry.refresh()}
                />
              )}
            </Suspense>
          </div>
        )}
      </PageShell>
    </CallProvider>
  );
}
