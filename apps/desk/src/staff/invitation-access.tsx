import { useText } from '@funnel/browser/language';
import { failureTexts } from '@funnel/browser/session/session-texts';
import { showPassword } from '@funnel/domain/account/password';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import { MAX_STAFF_NAME_LENGTH } from '@funnel/domain/staff/staff-rule';
import { Button } from '@funnel/ui/compact-button';
import { EmailField } from '@funnel/ui/email-field';
import { PasswordField } from '@funnel/ui/password-field';
import { TextField } from '@funnel/ui/text-field';
import { useState } from 'react';
import { useCheckedForm } from '../shell/use-checked-form.ts';
import type { Access } from './invitation.ts';
import style from './invitation-form.module.css';
import { invitationTexts as texts } from './invitation-texts.ts';
import { passwordError, passwordLength } from './password-error.ts';

interface InvitationAccessProps {
  /** The invitation is for a fixed address. */
  readonly isEmailGiven: boolean;
  readonly access: Access;
  /** The server has refused the password as too weak. */
  readonly isWeak: boolean;
  readonly onNext: (access: Access) => void;
}

/** First step: name and password. */
export function InvitationAccess({ isEmailGiven, access, isWeak, onNext }: InvitationAccessProps) {
  const say = useText();
  const [refused] = useState(isWeak ? access.password : undefined);
  const { register, errorOf, submit } = useCheckedForm({
    defaultValues: { email: access.email, name: access.name, new_password: access.password },
    isChecked: isWeak,
    errorsOf: ({ email, name, new_password: password }) => ({
      email: !isEmail(email.trim()) && say(emailError),
      name: name.trim() === '' && say(texts.nameMissing),
      new_password:
        password === refused ? say(failureTexts.WEAK_PASSWORD) : passwordError(password, email.trim(), say),
    }),
    onValid: ({ email, name, new_password: password }) => onNext({ email, name, password }),
  });
  return (
    <form className={style['form']} noValidate onSubmit={submit}>
      <EmailField
        label={say(texts.email)}
        error={errorOf('email')}
        inputProps={{ ...register('email'), readOnly: isEmailGiven }}
      />
      <TextField
        label={say(texts.name)}
        error={errorOf('name')}
        inputProps={{ ...register('name'), autoComplete: 'name', maxLength: MAX_STAFF_NAME_LENGTH }}
      />
      <PasswordField
        label={say(texts.password)}
        hint={say(texts.passwordHint, passwordLength)}
        showLabel={say(showPassword)}
        error={errorOf('new_password')}
        inputProps={{ ...register('new_password'), autoComplete: 'new-password' }}
      />
      <div className={style['actions']}>
        <Button type="submit" variant="primary" size="l" keyCap="Enter">
          {say(texts.next)}
        </Button>
      </div>
    </form>
  );
}
