import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { FailureNotice } from '@funnel/browser/session/failure-notice';
import { failureTexts } from '@funnel/browser/session/session-texts';
import { useSending } from '@funnel/browser/session/use-sending';
import { changePasswordEndpoint } from '@funnel/contract/account/manage-account';
import { passwordErrors, showPassword } from '@funnel/domain/account/password';
import { NewPasswordFields } from '@funnel/screen/account/new-password-fields';
import { useNewPassword } from '@funnel/screen/account/use-new-password';
import { Button } from '@funnel/ui/button';
import { PasswordField } from '@funnel/ui/password-field';
import { type FormEvent, useRef, useState } from 'react';
import { Screen } from '../shell/screen.tsx';
import { accessTexts } from './access-texts.ts';
import { accountTexts as texts } from './account-texts.ts';
import style from './form.module.css';
import { linkTexts, newPasswordTexts } from './link-texts.ts';

interface ChangePasswordScreenProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

export function ChangePasswordScreen({ email, onDone, onBack }: ChangePasswordScreenProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const { isSending, failure, send } = useSending();
  const [old, setOld] = useState({ value: '', isChecked: false, sent: '' });
  const oldField = useRef<HTMLInputElement>(null);
  const isWeak = failure?.code === 'WEAK_PASSWORD';
  const chosen = useNewPassword('new_password', newPasswordTexts, isWeak && failureTexts.WEAK_PASSWORD);
  const isWrong = failure?.code === 'WRONG_CREDENTIALS' && old.sent === old.value;
  const oldError =
    old.isChecked && old.value === ''
      ? passwordErrors.password.missing
      : isWrong && accessTexts.wrongPassword;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setOld((before) => ({ ...before, isChecked: true, sent: before.value }));
    const isNewRight = chosen.check();
    if (old.value === '') return oldField.current?.focus();
    if (!isNewRight) return;
    const body = { password: old.value, newPassword: chosen.values.password };
    const outcome = await send(() => callOnce(changePasswordEndpoint, { body }));
    if (outcome.ok) return onDone();
    if (outcome.failure.code === 'WRONG_CREDENTIALS') oldField.current?.focus();
    if (outcome.failure.code === 'WEAK_PASSWORD') chosen.fields.password.current?.focus();
  }

  const isAtField = failure?.code === 'WRONG_CREDENTIALS' || isWeak;
  return (
    <Screen
      name="change-password"
      title={say(accessTexts.changePassword)}
      subtitle={say(accessTexts.changeSubtitle)}
      onBack={onBack}
    >
      <form className={style['form']} noValidate onSubmit={submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={say(accessTexts.oldPassword)}
          showLabel={say(showPassword)}
          error={oldError ? say(oldError) : undefined}
          inputProps={{
            ref: oldField,
            name: 'password',
            autoComplete: 'current-password',
            value: old.value,
            onChange: (event) => setOld((before) => ({ ...before, value: event.target.value })),
          }}
        />
        <NewPasswordFields {...chosen.props} say={say} />
        {!isAtField && <FailureNotice failure={failure} />}
        <div className={style['actions']}>
          <Button type="submit" busy={isSending} busyLabel={say(texts.waiting)}>
            {say(linkTexts.resetSend)}
          </Button>
        </div>
      </form>
    </Screen>
  );
}
