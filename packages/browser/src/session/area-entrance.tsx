import { DoorDialog } from '@funnel/ui/door-dialog';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useText } from '../language.tsx';
import { CallProvider, type Calls } from './calls.ts';
import { LoadingScreen } from './door-screen.tsx';
import { sessionTexts } from './session-texts.ts';

interface AreaEntranceProps {
  readonly entry: { readonly calls: Calls; readonly place: { readonly at: string } };
  /** Who is signed in. Stays when a session is lost. */
  readonly personId: string | undefined;
  /** The screen before the sign-in; nothing for who is inside. */
  readonly door: ReactNode;
  /** For who is signed in. */
  readonly children: ReactNode;
}

/** The door of an area, and what is behind it. */
export function AreaEntrance({ entry: { calls, place }, personId, door, children }: AreaEntranceProps) {
  const say = useText();
  const area = useRef<HTMLDivElement>(null);
  const isInside = place.at === 'inside';
  // The form that had the focus is gone. What has just appeared has already taken the focus.
  useEffect(() => {
    if (isInside && document.activeElement === document.body) area.current?.querySelector('h1')?.focus();
  }, [isInside]);
  return (
    <CallProvider value={calls}>
      {personId !== undefined && !isInside ? (
        <DoorDialog label={say(sessionTexts.signIn)}>{door}</DoorDialog>
      ) : (
        door
      )}
      {personId !== undefined && (
        // Hidden, not unmounted, when the session expires: typed input would be lost.
        <div ref={area} hidden={!isInside} key={personId}>
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </div>
      )}
    </CallProvider>
  );
}
