import { LoadingScreen, UnreachableScreen } from '@funnel/browser/session/door-screen';
import { lazy, Suspense } from 'react';
import { SignInScreen } from '../staff/sign-in-screen.tsx';
import type { useStaffEntry } from '../staff/use-staff-entry.ts';

/** Lazy: only mailed links lead here. */
const InvitationScreen = lazy(async () => {
  const { InvitationScreen } = await import('../staff/invitation-screen.tsx');
  return { default: InvitationScreen };
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
    case 'signIn':
      return <SignInScreen note={place.note} onSignedIn={() => void entry.enter()} />;
    case 'inside':
      return null;
  }
}
