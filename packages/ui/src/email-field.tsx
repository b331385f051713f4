import { TextField, type TextFieldProps } from './text-field.tsx';

/** Keyboards neither capitalise nor correct an e-mail address. */
export function EmailField({ inputProps, ...rest }: TextFieldProps) {
  const input = { name: 'email', type: 'email', autoComplete: 'username' };
  return (
    <TextField
      {...rest}
      inputProps={{ ...input, autoCapitalize: 'none', spellCheck: false, ...inputProps }}
    />
  );
}
