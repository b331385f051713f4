import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { DoorScreen } from '@funnel/browser/session/door-screen';
import { EntryNote } from '@funnel/browser/session/entry-note';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { type Note, sessionTexts } from '@funnel/browser/session/session-texts';
import { useSending } from '@funnel/browser/session/use-sending';
import { signInEndpoint } from '@funnel/contract/account/session';
import { SignInForm } from '@funnel/screen/account/sign-in-form';
import { Button, LinkButton } from '@funnel/ui/button';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';
import type { Session } from './use-customer-entry.ts';

interface SignInScreenProps {
  readonly note: Note | undefined;
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
    <DoorScreen name="sign-in" title={say(texts.signInTitle)} subtitle={say(texts.signInSubtitle)}>
      <EntryNote note={note} />
      <SignInForm className={style['form']} onSend={signIn} {...{ texts, email, onEmail, say }}>
        <FailureNotice failure={failure} />
        <div className={style['actions']}>
          <Button type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(sessionTexts.signIn)}
          </Button>
          <span className={style['link']}>
            <LinkButton data-action="forgot" onClick={onForgot}>
              {say(texts.forgot)}
            </LinkButton>
          </span>
        </div>
        <p className={style['hint']}>{say(texts.noAccess)}</p>
      </SignInForm>
    </DoorScreen>
  );
}
