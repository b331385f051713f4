import type { Failure } from '@funnel/contract/client';
import { checkPasswords } from '@funnel/domain/account/password';
import { useRef, useState } from 'react';
import { failureTexts, newPasswordTexts } from './account-texts.ts';

/** A new password, typed twice, and its errors. */
export function useNewPassword(failure: Failure | undefined) {
  const [values, setValues] = useState({ password: '', confirmation: '' });
  const [isChecked, setChecked] = useState(false);
  /** The password that the server found too weak. It stays invalid until it is changed. */
  const [sent, setSent] = useState<string>();
  const fields = {
    password: useRef<HTMLInputElement>(null),
    confirmation: useRef<HTMLInputElement>(null),
  };
  const found = checkPasswords(values.password, values.confirmation);
  const isWeak = failure?.code === 'WEAK_PASSWORD' && sent === values.password;
  const errors = {
    ...found,
    ...(isWeak && !found.password && { password: failureTexts.WEAK_PASSWORD }),
  };
  return {
    /** The props of the two fields. */
    props: {
      name: 'new_password',
      labels: newPasswordTexts,
      values,
      fields,
      errors: isChecked ? errors : {},
      onType: (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed })),
    },
    /** Whether it may be sent. Otherwise the first invalid field gets the focus. */
    check(): boolean {
      setChecked(true);
      setSent(values.password);
      if (found.password) fields.password.current?.focus();
      else if (found.confirmation) fields.confirmation.current?.focus();
      return !found.password && !found.confirmation;
    },
  };
}
