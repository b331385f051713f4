import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { useSending } from '@funnel/browser/session/use-sending';
import { deleteAccountEndpoint } from '@funnel/contract/account/manage-account';
import { passwordErrors, showPassword } from '@funnel/domain/account/password';
import { Button } from '@funnel/ui/button';
import { PasswordField } from '@funnel/ui/password-field';
import { type FormEvent, useRef, useState } from 'react';
import { Screen } from '../shell/screen.tsx';
import { accessTexts } from './access-texts.ts';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';

/** Lists the data that is deleted and the data that stays, and asks for the password again. */
export function DeleteAccountScreen({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const say = useText();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isWrong = failure?.code === 'WRONG_CREDENTIALS' && sent === password;
  const error =
    sent !== undefined && password === ''
      ? passwordErrors.password.missing
      : isWrong && accessTexts.wrongPassword;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(password);
    if (password === '') return field.current?.focus();
    const { ok } = await send(() => callOnce(deleteAccountEndpoint, { body: { password } }));
    if (ok) onDone();
    else field.current?.focus();
  }

  return (
    <Screen
      name="delete-account"
      title={say(accessTexts.deleteTitle)}
      subtitle={say(accessTexts.deleteSubtitle)}
      onBack={onBack}
    >
      <form className={style['form']} noValidate onSubmit={submit}>
        <ul className={style['points']}>
          <li>{say(accessTexts.deleteGone)}</li>
          <li>{say(accessTexts.deleteKept)}</li>
        </ul>
        <PasswordField
          label={say(accessTexts.deletePassword)}
          showLabel={say(showPassword)}
          error={error ? say(error) : undefined}
          inputProps={{
            ref: field,
            name: 'password',
            autoComplete: 'current-password',
            value: password,
            onChange: (event) => setPassword(event.target.value),
          }}
        />
        {failure?.code !== 'WRONG_CREDENTIALS' && <FailureNotice failure={failure} />}
        <div className={style['actions']}>
          <Button variant="danger" type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(accessTexts.deleteSend)}
          </Button>
          <Button data-action="stay" onClick={onBack}>
            {say(accessTexts.deleteStay)}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
