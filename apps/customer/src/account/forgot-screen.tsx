import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { DoorScreen, MessageScreen } from '@funnel/browser/session/door-screen';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { useSending } from '@funnel/browser/session/use-sending';
import { requestPasswordResetEndpoint } from '@funnel/contract/account/reset-password';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import { Button, LinkButton } from '@funnel/ui/button';
import { EmailField } from '@funnel/ui/email-field';
import { Notice } from '@funnel/ui/notice';
import { type FormEvent, useRef, useState } from 'react';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';

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
      <MessageScreen name="forgot-sent" title={say(texts.forgotSentTitle)}>
        <Notice tone="done">{say(texts.forgotSent).replace('{email}', sentTo)}</Notice>
        <Button data-action="sign-in" onClick={onBack}>
          {say(texts.toSignIn)}
        </Button>
      </MessageScreen>
    );
  }
  return (
    <DoorScreen name="forgot" title={say(texts.forgotTitle)} subtitle={say(texts.forgotSubtitle)}>
      <form className={style['form']} noValidate onSubmit={submit}>
        <EmailField
          label={say(texts.email)}
          error={isChecked && isWrong ? say(emailError) : undefined}
          inputProps={{ ref: field, value: email, onChange: ({ target }) => onEmail(target.value) }}
        />
        <FailureNotice failure={failure} />
        <div className={style['actions']}>
          <Button type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(texts.forgotSend)}
          </Button>
          <span className={style['link']}>
            <LinkButton data-action="sign-in" onClick={onBack}>
              {say(texts.toSignIn)}
            </LinkButton>
          </span>
        </div>
      </form>
    </DoorScreen>
  );
}
