import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { useSending } from '@funnel/browser/session/use-sending';
import { signInEndpoint } from '@funnel/contract/account/session';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import { Button, LinkButton } from '@funnel/ui/button';
import { PasswordField } from '@funnel/ui/password-field';
import { TextField } from '@funnel/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
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
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const isEmailWrong = !isEmail(email.trim());
  const isPasswordMissing = password === '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isEmailWrong) return fields.email.current?.focus();
    if (isPasswordMissing) return fields.password.current?.focus();
    const body = { email: email.trim(), password, ...(confirm && { confirm }) };
    const outcome = await send(() => callOnce(signInEndpoint, { body }));
    if (outcome.ok) onSignedIn(outcome.reply.data);
    else fields.password.current?.focus();
  }

  return (
    <Screen name="sign-in" title={say(texts.signInTitle)} subtitle={say(texts.signInSubtitle)}>
      <EntryNote note={note} />
      <form className={style['form']} noValidate onSubmit={submit}>
        <TextField
          label={say(texts.email)}
          error={isChecked && isEmailWrong ? say(emailError) : undefined}
          inputProps={{
            ref: fields.email,
            name: 'email',
            type: 'email',
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
            value: email,
            onChange: (event) => onEmail(event.target.value),
          }}
        />
        <PasswordField
          label={say(texts.password)}
          showLabel={say(texts.show)}
          error={isChecked && isPasswordMissing ? say(texts.passwordMissing) : undefined}
          inputProps={{
            ref: fields.password,
            name: 'password',
            autoComplete: 'current-password',
            value: password,
            onChange: (event) => setPassword(event.target.value),
          }}
        />
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
      </form>
    </Screen>
  );
}
