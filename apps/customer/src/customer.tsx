import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { LoadingScreen } from './account/message-screen.tsx';
import { SignOutButton } from './account/sign-out-button.tsx';
import { useEntry } from './account/use-entry.ts';
import { Door } from './routes/door.tsx';
import { CallProvider, callsOfSession } from './shell/call.ts';
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
  const entry = useEntry();
  const { place, session } = entry;
  const [typed, setTyped] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  const isInside = place.at === 'area';
  const note = isInside ? place.note : undefined;
  // The state setters behind it never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once.
  const calls = useMemo(() => callsOfSession(entry.loseSession), []);

  useEffect(() => void loadArea().catch(() => undefined), []);

  // Focus management: the form that had the focus is gone. An area that has just appeared has already taken the focus.
  useEffect(() => {
    if (isInside && document.activeElement === document.body) area.current?.querySelector('h1')?.focus();
  }, [isInside]);

  return (
    <PageShell headerEnd={isInside && <SignOutButton onSignOut={() => void entry.signOut()} />}>
      <Door entry={entry} email={typed ?? session?.email ?? ''} onEmail={setTyped} />
      {session && (
        <CallProvider value={calls}>
          <div ref={area} hidden={!isInside} key={session.email}>
            <Suspense fallback={<LoadingScreen />}>
              {session.isConfirmed ? (
                <Area
                  email={session.email}
                  isShown={isInside}
                  note={note}
                  onTell={entry.tell}
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
        </CallProvider>
      )}
    </PageShell>
  );
}
