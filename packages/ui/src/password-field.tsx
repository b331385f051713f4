import { useState } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import style from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'prefix' | 'suffix'> & {
  label: string;
  /** Names the eye, before the label. */
  showLabel: string;
};

/** Hidden at first; the eye shows what was typed. */
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
