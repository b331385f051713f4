import { passwordErrors, showPassword } from '@funnel/domain/account/password';
import { emailError, isEmail } from '@funnel/domain/contact/email';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { EmailField } from '@funnel/ui/email-field';
import { PasswordField } from '@funnel/ui/password-field';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';

interface SignInFormProps {
  readonly className: string | undefined;
  readonly texts: Readonly<Record<'email' | 'password', LocalizedText>>;
  readonly email: string;
  readonly say: Say;
  readonly onEmail: (email: string) => void;
  /** False: refused. */
  readonly onSend: (typed: { email: string; password: string }) => Promise<boolean>;
  /** Below the fields: the error and the buttons. */
  readonly children: ReactNode;
}

/** E-mail address and password. The first invalid field gets the focus, after a refusal the password. */
export function SignInForm({ className, texts, email, say, onEmail, onSend, children }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const isEmailWrong = !isEmail(email.trim());

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isEmailWrong) fields.email.current?.focus();
    else if (password === '' || !(await onSend({ email: email.trim(), password })))
      fields.password.current?.focus();
  }

  return (
    <form className={className} noValidate onSubmit={submit}>
      <EmailField
        label={say(texts.email)}
        error={isChecked && isEmailWrong ? say(emailError) : undefined}
        inputProps={{ ref: fields.email, value: email, onChange: ({ target }) => onEmail(target.value) }}
      />
      <PasswordField
        label={say(texts.password)}
        showLabel={say(showPassword)}
        error={isChecked && password === '' ? say(passwordErrors.password.missing) : undefined}
        inputProps={{
          ref: fields.password,
          name: 'password',
          autoComplete: 'current-password',
          value: password,
          onChange: ({ target }) => setPassword(target.value),
        }}
      />
      {children}
    </form>
  );
}
