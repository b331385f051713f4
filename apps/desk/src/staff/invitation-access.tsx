import { useText } from '@funnel/browser/language';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import {
  isWeakStaffPassword,
  MAX_STAFF_NAME_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
} from '@funnel/domain/staff/staff-rule';
import { Button } from '@funnel/ui/compact-button';
import { PasswordField } from '@funnel/ui/password-field';
import { TextField } from '@funnel/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import type { Access } from './invitation.ts';
import style from './invitation-form.module.css';
import { invitationTexts as texts } from './invitation-texts.ts';
import { doorTexts, failureTexts } from './staff-texts.ts';

interface InvitationAccessProps {
  /** Whether the invitation says the address. */
  readonly isEmailGiven: boolean;
  readonly access: Access;
  /** Whether the server has refused the password. */
  readonly isWeak: boolean;
  readonly onType: (changed: Partial<Access>) => void;
  readonly onNext: () => void;
}

/** The first step: who it is, and the password. */
export function InvitationAccess({ isEmailGiven, access, isWeak, onType, onNext }: InvitationAccessProps) {
  const say = useText();
  const [refused] = useState(isWeak ? access.password : undefined);
  const [isChecked, setChecked] = useState(isWeak);
  const fields = {
    email: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  };
  const { email, name, password } = access;
  const length = { length: String(MIN_STAFF_PASSWORD_LENGTH) };
  const errors = {
    email: isEmail(email.trim()) ? undefined : say(emailError),
    name: name.trim() === '' ? say(texts.nameMissing) : undefined,
    password: passwordError(),
  };

  function passwordError(): string | undefined {
    if (password.length < MIN_STAFF_PASSWORD_LENGTH) return say(texts.passwordShort, length);
    const isGuessed = password === refused || isWeakStaffPassword(password, email.trim());
    return isGuessed ? say(failureTexts.WEAK_PASSWORD) : undefined;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const first = (['email', 'name', 'password'] as const).find((field) => errors[field]);
    if (first) fields[first].current?.focus();
    else onNext();
  }

  const shown: Partial<typeof errors> = isChecked ? errors : {};
  return (
    <form className={style['form']} noValidate onSubmit={submit}>
      <TextField
        label={say(texts.email)}
        error={shown.email}
        inputProps={{
          ref: fields.email,
          name: 'email',
          type: 'email',
          autoComplete: 'username',
          autoCapitalize: 'none',
          spellCheck: false,
          readOnly: isEmailGiven,
          value: email,
          onChange: (event) => onType({ email: event.target.value }),
        }}
      />
      <TextField
        label={say(texts.name)}
        error={shown.name}
        inputProps={{
          ref: fields.name,
          name: 'name',
          autoComplete: 'name',
          maxLength: MAX_STAFF_NAME_LENGTH,
          value: name,
          onChange: (event) => onType({ name: event.target.value }),
        }}
      />
      <PasswordField
        label={say(texts.password)}
        hint={say(texts.passwordHint, length)}
        showLabel={say(doorTexts.show)}
        error={shown.password}
        inputProps={{
          ref: fields.password,
          name: 'new_password',
          autoComplete: 'new-password',
          value: password,
          onChange: (event) => onType({ password: event.target.value }),
        }}
      />
      <div className={style['actions']}>
        <Button type="submit" variant="primary" size="l" keyCap="Enter">
          {say(texts.next)}
        </Button>
      </div>
    </form>
  );
}
