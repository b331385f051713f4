import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { useSending } from '@funnel/browser/session/use-sending';
import { signInEndpoint } from '@funnel/contract/account/session';
import { SignInForm } from '@funnel/screen/account/sign-in-form';
import { Button, LinkButton } from '@funnel/ui/button';
import { Screen } from '../shell/screen.tsx';
import { failureTexts, accountTexts as texts } from './account-texts.ts';
import { EntryNote } from './entry-note.tsx';
import type { EntryNote as NoteName } from './entry-texts.ts';
import style from './form.module.css';
import type { Session } from './use-customer-entry.ts';

interface SignInScreenProps {
  readonly note: NoteName | undefined;
  /** The token of a mail: signing in confirms the address. */
  readonly confirm: string | undefined;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSignedIn: (session: Session) => void;
  readonly onForgot: () => void;
}

export function SignInScreen(props: SignInScreenProps) {
  const { note, confirm, email, onEmail, onSignedIn, onForgot } = props;
  const say = useText();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();

  async function signIn(typed: { email: string; password: string }): Promise<boolean> {
    const body = { ...typed, ...(confirm && { confirm }) };
    const outcome = await send(() => callOnce(signInEndpoint, { body }));
    if (outcome.ok) onSignedIn(outcome.reply.data);
    return outcome.ok;
  }

  return (
    <Screen name="sign-in" title={say(texts.signInTitle)} subtitle={say(texts.signInSubtitle)}>
      <EntryNote note={note} />
      <SignInForm className={style['form']} onSend={signIn} {...{ texts, email, onEmail, say }}>
        <FailureNotice texts={failureTexts} failure={failure} />
        <div className={style['actions']}>
          <Button type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(texts.signIn)}
          </Button>
          <LinkButton data-action="forgot" onClick={onForgot}>
            {say(texts.forgot)}
          </LinkButton>
        </div>
        <p className={style['hint']}>{say(texts.noAccess)}</p>
      </SignInForm>
    </Screen>
  );
}
