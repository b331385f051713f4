import { showPassword } from '@funnel/domain/account/password';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { PasswordField } from '@funnel/ui/password-field';
import type { Ref } from 'react';

const texts = defineTexts('password', {
  hint: {
    de: 'Mindestens 8 Zeichen und schwer zu erraten: kein häufig benutztes Passwort oder Wort, auch nicht mit Zahlen daran, keine Tastenreihe wie 12345678, keine Wiederholung wie abcabcabc, kein Datum, nicht Ihre E-Mail-Adresse',
    en: 'At least 8 characters and hard to guess: not a commonly used password or word, even with numbers added, no run of keys such as 12345678, no repetition such as abcabcabc, not a date, not your email address',
  },
} satisfies Record<string, LocalizedText>);

/** One value for the password, one for its repetition. */
export interface Twice<Each> {
  readonly password: Each;
  readonly confirmation: Each;
}

interface NewPasswordFieldsProps {
  /** The name of the first field. Browsers recognise passwords by it. */
  readonly name: string;
  readonly labels: Twice<LocalizedText>;
  readonly values: Twice<string>;
  readonly errors: Partial<Twice<LocalizedText>>;
  readonly fields: Twice<Ref<HTMLInputElement>>;
  readonly say: Say;
  readonly onType: (changed: Partial<Twice<string>>) => void;
}

/** The fields for a new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { name, labels, values, errors, fields, say, onType } = props;
  return (
    <>
      <PasswordField
        label={say(labels.password)}
        hint={say(texts.hint)}
        showLabel={say(showPassword)}
        error={errors.password && say(errors.password)}
        inputProps={{
          ref: fields.password,
          name,
          autoComplete: 'new-password',
          value: values.password,
          onChange: (event) => onType({ password: event.target.value }),
        }}
      />
      <PasswordField
        label={say(labels.confirmation)}
        showLabel={say(showPassword)}
        error={errors.confirmation && say(errors.confirmation)}
        inputProps={{
          ref: fields.confirmation,
          name: 'password_confirmation',
          autoComplete: 'new-password',
          value: values.confirmation,
          onChange: (event) => onType({ confirmation: event.target.value }),
        }}
      />
    </>
  );
}
