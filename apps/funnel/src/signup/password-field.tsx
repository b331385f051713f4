import type { Text } from '@funnel/domain/text/text';
import { EyeIcon } from '@funnel/ui/eye-icon';
import { TextField } from '@funnel/ui/text-field';
import { type Ref, useState } from 'react';
import style from './signup-screen.module.css';
import { signupTexts as texts } from './signup-texts.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: Text;
  readonly hint?: Text;
  readonly value: string;
  readonly error: Text | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly say: (text: Text) => string;
  readonly onType: (typed: string) => void;
}

/** Hidden at first; the eye shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, value, error, inputRef, say, onType } = props;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={say(label)}
      hint={hint && say(hint)}
      error={error && say(error)}
      inputProps={{
        ref: inputRef,
        name,
        value,
        type: isShown ? 'text' : 'password',
        autoComplete: 'new-password',
        autoCapitalize: 'none',
        spellCheck: false,
        onChange: (event) => onType(event.target.value),
      }}
      suffix={
        <button
          type="button"
          className={style['eye']}
          aria-label={`${say(texts.show)}: ${say(label)}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon crossed={isShown} />
        </button>
      }
    />
  );
}
