import { useText } from '@funnel/browser/language';
import { resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import { NewPasswordFields } from '@funnel/screen/account/new-password-fields';
import { Button } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { type FormEvent, useState } from 'react';
import { callServer } from '../shell/call.ts';
import { Screen } from '../shell/screen.tsx';
import { accountTexts as texts } from './account-texts.ts';
import { FailureNotice } from './failure-notice.tsx';
import style from './form.module.css';
import { useNewPassword } from './use-new-password.ts';
import { useSending } from './use-sending.ts';

interface ResetScreenProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onNewLink: () => void;
}

/** The target of the mailed reset link: a new password, typed twice. */
export function ResetScreen({ token, onDone, onNewLink }: ResetScreenProps) {
  const say = useText();
  const { isSending, failure, send } = useSending();
  const [isOver, setOver] = useState(false);
  const chosen = useNewPassword(failure);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen.check()) return;
    const { password } = chosen.props.values;
    const reply = await send(async () => {
      const outcome = await callServer(resetPasswordEndpoint, { body: { token, password } });
      if (!outcome.ok && outcome.failure.code === 'TOKEN_OVER') setOver(true);
      if (!outcome.ok && outcome.failure.code === 'WEAK_PASSWORD')
        chosen.props.fields.password.current?.focus();
      return outcome;
    });
    if (reply) onDone();
  }

  if (isOver) {
    return (
      <Screen key="over" name="reset-over" title={say(texts.resetOverTitle)}>
        <div className={style['middle']}>
          <Notice>{say(texts.resetOver)}</Notice>
          <Button data-action="forgot" onClick={onNewLink}>
            {say(texts.newLink)}
          </Button>
        </div>
      </Screen>
    );
  }
  return (
    <Screen key="form" name="reset" title={say(texts.resetTitle)} subtitle={say(texts.resetSubtitle)}>
      <form className={style['form']} noValidate onSubmit={submit}>
        <NewPasswordFields {...chosen.props} say={say} />
        {failure?.code !== 'WEAK_PASSWORD' && <FailureNotice failure={failure} />}
        <div className={style['actions']}>
          <Button type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(texts.resetSend)}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
