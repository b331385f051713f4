import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input } from './input.tsx';
import style from './text-input.module.css';

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** A field of the desk, more compact than those of the sign-in. */
export function TextInput({ label, hint, error, ...input }: TextInputProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={style['field']}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={error ? style['error'] : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
