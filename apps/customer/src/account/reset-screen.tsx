import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { DoorScreen, MessageScreen } from '@funnel/browser/session/door-screen';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { failureTexts } from '@funnel/browser/session/session-texts';
import { useSending } from '@funnel/browser/session/use-sending';
import { resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import { NewPasswordFields } from '@funnel/screen/account/new-password-fields';
import { useNewPassword } from '@funnel/screen/account/use-new-password';
import { Button } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import type { FormEvent } from 'react';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';
import { linkTexts, newPasswordTexts } from './link-texts.ts';

interface ResetScreenProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onNewLink: () => void;
}

/** The target of the mailed reset link: a new password, typed twice. */
export function ResetScreen({ token, onDone, onNewLink }: ResetScreenProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  const isWeak = failure?.code === 'WEAK_PASSWORD';
  const chosen = useNewPassword('new_password', newPasswordTexts, isWeak && failureTexts.WEAK_PASSWORD);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen.check()) return;
    const { password } = chosen.values;
    const outcome = await send(() => callOnce(resetPasswordEndpoint, { body: { token, password } }));
    if (outcome.ok) onDone();
    else if (outcome.failure.code === 'WEAK_PASSWORD') chosen.fields.password.current?.focus();
  }

  if (failure?.code === 'TOKEN_OVER') {
    return (
      <MessageScreen name="reset-over" title={say(linkTexts.resetOverTitle)}>
        <Notice>{say(linkTexts.resetOver)}</Notice>
        <Button data-action="forgot" onClick={onNewLink}>
          {say(linkTexts.newLink)}
        </Button>
      </MessageScreen>
    );
  }
  return (
    <DoorScreen name="reset" title={say(linkTexts.resetTitle)} subtitle={say(linkTexts.resetSubtitle)}>
      <form className={style['form']} noValidate onSubmit={submit}>
        <NewPasswordFields {...chosen.props} say={say} />
        {!isWeak && <FailureNotice failure={failure} />}
        <div className={style['actions']}>
          <Button type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(linkTexts.resetSend)}
          </Button>
        </div>
      </form>
    </DoorScreen>
  );
}
