import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { useSending } from '@funnel/browser/session/use-sending';
import { requestPasswordResetEndpoint } from '@funnel/contract/account/reset-password';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import { Button, LinkButton } from '@funnel/ui/button';
import { EmailField } from '@funnel/ui/email-field';
import { Notice } from '@funnel/ui/notice';
import { type FormEvent, useRef, useState } from 'react';
import { Screen } from '../shell/screen.tsx';
import { failureTexts, accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';
import { MessageScreen } from './message-screen.tsx';

interface ForgotScreenProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Requests the reset mail. The answer is the same for every address, against user enumeration. */
export function ForgotScreen({ email, onEmail, onBack }: ForgotScreenProps) {
  const say = useText();
  const [isChecked, setChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  const field = useRef<HTMLInputElement>(null);
  const address = email.trim();
  const isWrong = !isEmail(address);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isWrong) return field.current?.focus();
    const { ok } = await send(() => callOnce(requestPasswordResetEndpoint, { body: { email: address } }));
    if (ok) setSentTo(address);
  }

  if (sentTo !== undefined) {
    return (
      <MessageScreen key="sent" name="forgot-sent" title={say(texts.forgotSentTitle)}>
        <Notice tone="done">{say(texts.forgotSent).replace('{email}', sentTo)}</Notice>
        <Button data-action="sign-in" onClick={onBack}>
          {say(texts.toSignIn)}
        </Button>
      </MessageScreen>
    );
  }
  return (
    <Screen key="form" name="forgot" title={say(texts.forgotTitle)} subtitle={say(texts.forgotSubtitle)}>
      <form className={style['form']} noValidate onSubmit={submit}>
        <EmailField
          label={say(texts.email)}
          error={isChecked && isWrong ? say(emailError) : undefined}
          inputProps={{ ref: field, value: email, onChange: ({ target }) => onEmail(target.value) }}
        />
        <FailureNotice texts={failureTexts} failure={failure} />
        <div className={style['actions']}>
          <Button type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(texts.forgotSend)}
          </Button>
          <LinkButton data-action="sign-in" onClick={onBack}>
            {say(texts.toSignIn)}
          </LinkButton>
        </div>
      </form>
    </Screen>
  );
}
