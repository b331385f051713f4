import { useText } from '@funnel/browser/language';
import { useSending } from '@funnel/browser/session/use-sending';
import { changeStaffPasswordEndpoint } from '@funnel/contract/staff/profile';
import { isWeakStaffPassword, MIN_STAFF_PASSWORD_LENGTH } from '@funnel/domain/staff/staff-rule';
import { PasswordField } from '@funnel/ui/password-field';
import { useRef, useState } from 'react';
import { useCalls } from '../shell/call.ts';
import { useStaff } from '../shell/staff.ts';
import { accessTexts as texts } from './access-texts.ts';
import { invitationTexts } from './invitation-texts.ts';
import { OwnForm } from './own-form.tsx';
import { type OwnFormProps, OwnProof, useOwnProof } from './own-proof.tsx';
import { doorTexts, failureTexts } from './staff-texts.ts';

export function PasswordForm({ onDone, onCancel }: OwnFormProps) {
  const say = useText();
  const { callOnce } = useCalls();
  const { email } = useStaff();
  const { send, isSending, failure } = useSending();
  const proof = useOwnProof();
  const [newPassword, setNewPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const length = { length: String(MIN_STAFF_PASSWORD_LENGTH) };
  const error = newPasswordError();

  function newPasswordError(): string | undefined {
    if (newPassword.length < MIN_STAFF_PASSWORD_LENGTH) return say(invitationTexts.passwordShort, length);
    const isWeak = failure?.code === 'WEAK_PASSWORD' || isWeakStaffPassword(newPassword, email);
    return isWeak ? say(failureTexts.WEAK_PASSWORD) : undefined;
  }

  async function submit(): Promise<void> {
    setChecked(true);
    if (!proof.check()) return;
    if (newPassword.length < MIN_STAFF_PASSWORD_LENGTH || isWeakStaffPassword(newPassword, email))
      return field.current?.focus();
    const body = { ...proof.body, newPassword };
    const { ok } = await send(() => callOnce(changeStaffPasswordEndpoint, { body }));
    if (ok) onDone();
  }

  return (
    <OwnForm
      note={say(texts.changePasswordNote)}
      submitLabel={say(texts.changePassword)}
      isSending={isSending}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <OwnProof proof={proof} failure={failure} />
      <PasswordField
        label={say(texts.newPassword)}
        hint={say(invitationTexts.passwordHint, length)}
        showLabel={say(doorTexts.show)}
        error={isChecked ? error : undefined}
        inputProps={{
          ref: field,
          name: 'new_password',
          autoComplete: 'new-password',
          value: newPassword,
          onChange: ({ target }) => setNewPassword(target.value),
        }}
      />
    </OwnForm>
  );
}
