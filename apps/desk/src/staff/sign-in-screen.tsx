import { useText } from '@funnel/browser/language';
import { DoorScreen, LoadingScreen } from '@funnel/browser/session/door-screen';
import { EntryNote } from '@funnel/browser/session/entry-note';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { type Note, sessionTexts } from '@funnel/browser/session/session-texts';
import { useSending } from '@funnel/browser/session/use-sending';
import type { Failure } from '@funnel/contract/client';
import { signInStaffEndpoint } from '@funnel/contract/staff/session';
import { SignInForm } from '@funnel/screen/account/sign-in-form';
import { Button, LinkButton } from '@funnel/ui/compact-button';
import { lazy, Suspense, useState } from 'react';
import { useCalls } from '../shell/call.ts';
import { CodeScreen } from './code-screen.tsx';
import style from './form.module.css';
import { doorTexts as texts } from './staff-texts.ts';

/** Lazy: most people know their password. */
const ForgotScreen = lazy(async () => {
  const { ForgotScreen } = await import('./forgot-screen.tsx');
  return { default: ForgotScreen };
});

interface SignInScreenProps {
  readonly note: Note | undefined;
  /** Begins at the request for a new password. */
  readonly isForgotten?: boolean;
  readonly onSignedIn: () => void;
}

/** Password, then the one-time code if required. The second request repeats the first, with the code. */
export function SignInScreen({ note, isForgotten = false, onSignedIn }: SignInScreenProps) {
  const [email, setEmail] = useState('');
  const [isAskingAnew, setAskingAnew] = useState(isForgotten);
  /** Set while the code screen is shown. */
  const [password, setPassword] = useState<string>();
  const [refusal, setRefusal] = useState<Failure>();

  if (password !== undefined) {
    return (
      <CodeScreen
        email={email}
        password={password}
        onSignedIn={onSignedIn}
        onBack={(failure) => {
          setRefusal(failure);
          setPassword(undefined);
        }}
      />
    );
  }
  if (isAskingAnew) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <ForgotScreen email={email} onEmail={setEmail} onBack={() => setAskingAnew(false)} />
      </Suspense>
    );
  }
  return (
    <PasswordScreen
      note={note}
      refusal={refusal}
      email={email}
      onEmail={setEmail}
      onCodeNeeded={setPassword}
      onForgot={() => setAskingAnew(true)}
      onSignedIn={onSignedIn}
    />
  );
}

interface PasswordScreenProps extends Pick<SignInScreenProps, 'note' | 'onSignedIn'> {
  readonly refusal: Failure | undefined;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onCodeNeeded: (password: string) => void;
  readonly onForgot: () => void;
}

function PasswordScreen(props: PasswordScreenProps) {
  const { note, refusal, email, onEmail, onCodeNeeded, onForgot, onSignedIn } = props;
  const say = useText();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();

  async function signIn(body: { email: string; password: string }): Promise<boolean> {
    const outcome = await send(() => callOnce(signInStaffEndpoint, { body }));
    if (outcome.ok) onSignedIn();
    else if (outcome.failure.code === 'CODE_NEEDED') onCodeNeeded(body.password);
    else return false;
    return true;
  }

  return (
    <DoorScreen name="sign-in" title={say(greeting(new Date()))} subtitle={say(texts.subtitle)}>
      <EntryNote note={failure ? undefined : note} />
      <SignInForm className={style['form']} onSend={signIn} {...{ texts, email, onEmail, say }}>
        <div className={style['actions']}>
          <FailureNotice failure={failure?.code === 'CODE_NEEDED' ? undefined : (failure ?? refusal)} />
          <Button type="submit" variant="primary" size="l" keyCap="Enter" isWide isBusy={isSending}>
            {say(sessionTexts.signIn)}
          </Button>
          <LinkButton data-action="forgot" onClick={onForgot}>
            {say(texts.forgot)}
          </LinkButton>
        </div>
      </SignInForm>
    </DoorScreen>
  );
}

function greeting(now: Date) {
  const hour = now.getHours();
  return hour < 11 ? texts.morning : hour < 18 ? texts.day : texts.evening;
}
