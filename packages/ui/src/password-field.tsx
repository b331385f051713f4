import { useState } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import style from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'prefix' | 'suffix'> & {
  label: string;
  /** The label of the eye button, before the field's label. */
  showLabel: string;
};

/** Masked at first; the eye button reveals the input. */
export function PasswordField({ showLabel, inputProps, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      inputProps={{
        autoCapitalize: 'none',
        spellCheck: false,
        ...inputProps,
        type: isShown ? 'text' : 'password',
      }}
      suffix={
        <button
          type="button"
          className={style['eye']}
          aria-label={`${showLabel}: ${rest.label}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon crossed={isShown} />
        </button>
      }
    />
  );
}
