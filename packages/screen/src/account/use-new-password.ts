import { checkPasswords } from '@funnel/domain/account/password';
import type { LocalizedText } from '@funnel/domain/text/text';
import { useRef, useState } from 'react';
import type { Twice } from './new-password-fields.tsx';

const EMPTY: Twice<string> = { password: '', confirmation: '' };

/**
 * A new password, typed twice, and its errors. `refusal`: the server's error for the last one; it stays invalid until
 * it is changed.
 */
export function useNewPassword(name: string, labels: Twice<LocalizedText>, refusal?: LocalizedText | false) {
  const [values, setValues] = useState(EMPTY);
  /** Undefined: no errors before the first try. */
  const [sent, setSent] = useState<string>();
  const fields = {
    password: useRef<HTMLInputElement>(null),
    confirmation: useRef<HTMLInputElement>(null),
  };
  const found = checkPasswords(values.password, values.confirmation);
  const refused = refusal && sent === values.password && { password: refusal };
  return {
    values,
    fields,
    /** The props of the two fields. */
    props: {
      name,
      labels,
      values,
      fields,
      errors: sent === undefined ? {} : { ...refused, ...found },
      onType: (changed: Partial<Twice<string>>) => setValues((before) => ({ ...before, ...changed })),
    },
    /** Whether it may be sent. Otherwise the first invalid field gets the focus. */
    check(): boolean {
      setSent(values.password);
      if (found.password) fields.password.current?.focus();
      else if (found.confirmation) fields.confirmation.current?.focus();
      return !found.password && !found.confirmation;
    },
    clear(): void {
      setValues(EMPTY);
      setSent(undefined);
    },
  };
}
