import { LoadingScreen, UnreachableScreen } from '@funnel/browser/session/door-screen';
import { lazy, Suspense } from 'react';
import { SignInScreen } from '../staff/sign-in-screen.tsx';
import { doorNotes } from '../staff/staff-texts.ts';
import type { useStaffEntry } from '../staff/use-staff-entry.ts';

/** Lazy: only mailed links lead here. */
const InvitationScreen = lazy(async () => {
  const { InvitationScreen } = await import('../staff/invitation-screen.tsx');
  return { default: InvitationScreen };
});

const ResetScreen = lazy(async () => {
  const { ResetScreen } = await import('../staff/reset-screen.tsx');
  return { default: ResetScreen };
});

/** The screens before sign-in. */
export function Door({ entry }: { entry: ReturnType<typeof useStaffEntry> }) {
  const { place } = entry;
  switch (place.at) {
    case 'loading':
      return <LoadingScreen />;
    case 'unreachable':
      return <UnreachableScreen onRetry={() => void entry.enter()} />;
    case 'invitation':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <InvitationScreen
            key={place.token}
            token={place.token}
            onJoined={() => void entry.enter()}
            onSignIn={() => entry.setEntry({ place: { at: 'signIn' } })}
          />
        </Suspense>
      );
    case 'reset':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <ResetScreen
            key={place.token}
            token={place.token}
            onDone={() => entry.setEntry({ place: { at: 'signIn', note: doorNotes.passwordSet } })}
            onNewLink={() => entry.show({ at: 'forgot' })}
          />
        </Suspense>
      );
    case 'forgot':
      return <SignInScreen key="forgot" isForgotten note={undefined} onSignedIn={() => void entry.enter()} />;
    case 'signIn':
      return <SignInScreen note={place.note} onSignedIn={() => void entry.enter()} />;
    case 'inside':
      return null;
  }
}
