import { LoadingScreen, UnreachableScreen } from '@funnel/browser/session/door-screen';
import { lazy, Suspense } from 'react';
import { entryNotes } from '../account/entry-notes.ts';
import { ForgotScreen } from '../account/forgot-screen.tsx';
import { GoneScreen } from '../account/gone-screen.tsx';
/** Reached by mailed links only, so that nobody else loads them. */
import { OtherSessionScreen } from '../account/other-session-screen.tsx';
import { SignInScreen } from '../account/sign-in-screen.tsx';
import type { useCustomerEntry } from '../account/use-customer-entry.ts';

const ResetScreen = lazy(async () => {
  const { ResetScreen } = await import('../account/reset-screen.tsx');
  return { default: ResetScreen };
});
const DisownScreen = lazy(async () => {
  const { DisownScreen } = await import('../account/disown-screen.tsx');
  return { default: DisownScreen };
});

interface DoorProps {
  readonly entry: ReturnType<typeof useCustomerEntry>;
  /** Shared by all forms, so that it is typed once. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Every screen before and after the area. */
export function Door(props: DoorProps) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <DoorAt {...props} />
    </Suspense>
  );
}

function DoorAt({ entry, email, onEmail }: DoorProps) {
  const { place, person: session } = entry;
  switch (place.at) {
    case 'loading':
      return <LoadingScreen />;
    case 'unreachable':
      return <UnreachableScreen onRetry={() => void entry.enter(place.link)} />;
    case 'otherSession':
      return (
        <OtherSessionScreen
          email={session?.email ?? ''}
          onStay={() => entry.show({ at: 'inside' })}
          onChange={() => void entry.openByCreds(place.creds)}
        />
      );
    case 'forgot':
      return <ForgotScreen email={email} onEmail={onEmail} onBack={() => entry.showSignIn()} />;
    case 'reset':
      return (
        <ResetScreen
          key={place.token}
          token={place.token}
          onDone={() => entry.showSignIn(entryNotes.passwordSet)}
          onNewLink={() => entry.show({ at: 'forgot' })}
        />
      );
    case 'disown':
      return (
        <DisownScreen
          key={place.token}
          token={place.token}
          onDone={() => entry.end('disowned')}
          onStay={() => entry.showSignIn()}
        />
      );
    case 'disowned':
    case 'deleted':
      return <GoneScreen what={place.at} onSignIn={() => entry.showSignIn()} />;
    case 'signIn':
      return (
        <SignInScreen
          note={place.note}
          confirm={place.link?.kind === 'confirm' ? place.link.token : undefined}
          email={email}
          onEmail={onEmail}
          onSignedIn={entry.signedIn}
          onForgot={() => entry.show({ at: 'forgot' })}
        />
      );
    case 'inside':
      return null;
  }
}
