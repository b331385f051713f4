import { PasswordField } from '@funnel/ui/password-field';
import { useText } from '../shell/language.tsx';
import { accountTexts as texts } from './account-texts.ts';
import type { NewPassword } from './use-new-password.ts';

export function NewPasswordFields({ chosen: { values, fields, errors, type } }: { chosen: NewPassword }) {
  const say = useText();
  return (
    <>
      <PasswordField
        label={say(texts.newPassword)}
        hint={say(texts.newPasswordHint)}
        showLabel={say(texts.show)}
        error={errors.password && say(errors.password)}
        inputProps={{
          ref: fields.password,
          name: 'new_password',
          autoComplete: 'new-password',
          value: values.password,
          onChange: (event) => type({ password: event.target.value }),
        }}
      />
      <PasswordField
        label={say(texts.confirmation)}
        showLabel={say(texts.show)}
        error={errors.confirmation && say(errors.confirmation)}
        inputProps={{
          ref: fields.confirmation,
          name: 'password_confirmation',
          autoComplete: 'new-password',
          value: values.confirmation,
          onChange: (event) => type({ confirmation: event.target.value }),
        }}
      />
    </>
  );
}
