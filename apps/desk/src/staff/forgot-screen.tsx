import { useLanguage, useText } from '@funnel/browser/language';
import { DoorScreen, MessageScreen } from '@funnel/browser/session/door-screen';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { useSending } from '@funnel/browser/session/use-sending';
import { requestStaffResetEndpoint } from '@funnel/contract/staff/reset-staff-password';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import { Button, LinkButton } from '@funnel/ui/compact-button';
import { EmailField } from '@funnel/ui/email-field';
import { Notice } from '@funnel/ui/notice';
import textStyle from '@funnel/ui/text.module.css';
import { type FormEvent, useRef, useState } from 'react';
import { useCalls } from '../shell/call.ts';
import style from './form.module.css';
import { resetTexts as texts } from './reset-texts.ts';
import { doorTexts } from './staff-texts.ts';

interface ForgotScreenProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Requests the mail for a new password. The answer is the same for every address, against user enumeration. */
export function ForgotScreen({ email, onEmail, onBack }: ForgotScreenProps) {
  const say = useText();
  const { language } = useLanguage();
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
    const body = { email: address, language };
    const { ok } = await send(() => callOnce(requestStaffResetEndpoint, { body }));
    if (ok) setSentTo(address);
  }

  if (sentTo !== undefined) {
    return (
      <MessageScreen key="sent" name="forgot-sent" title={say(texts.sentTitle)}>
        <Notice tone="done">{say(texts.sent, { email: sentTo })}</Notice>
        <p className={textStyle['note']}>{say(texts.sentNot)}</p>
        <Button variant="primary" size="l" isWide data-action="sign-in" onClick={onBack}>
          {say(texts.toSignIn)}
        </Button>
      </MessageScreen>
    );
  }
  return (
    <DoorScreen key="form" name="forgot" title={say(texts.forgotTitle)} subtitle={say(texts.forgotSubtitle)}>
      <form className={style['form']} noValidate onSubmit={submit}>
        <EmailField
          label={say(doorTexts.email)}
          error={isChecked && isWrong ? say(emailError) : undefined}
          inputProps={{ ref: field, value: email, onChange: ({ target }) => onEmail(target.value) }}
        />
        <div className={style['actions']}>
          <FailureNotice failure={failure} />
          <Button type="submit" variant="primary" size="l" keyCap="Enter" isWide isBusy={isSending}>
            {say(texts.forgotSend)}
          </Button>
          <LinkButton data-action="sign-in" onClick={onBack}>
            {say(texts.toSignIn)}
          </LinkButton>
        </div>
      </form>
    </DoorScreen>
  );
}
