import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';
import style from './text-field.module.css';

export type TextFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Inside the field before the input, e.g. the country code. */
  prefix?: ReactNode;
  /** Inside the field after the input, e.g. a button that reveals the password. */
  suffix?: ReactNode;
  /** Props of the native input: name, ref, type, autoComplete, inputMode, handlers … */
  inputProps?: Omit<ComponentProps<'input'>, 'className' | 'style'>;
};

export function TextField({ label, hint, error, prefix, suffix, inputProps }: TextFieldProps) {
  const ownId = useId();
  const id = inputProps?.id ?? ownId;
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  return (
    <div>
      <label className={style['label']} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={style['hint']}>
          {hint}
        </p>
      )}
      <div className={style['box']}>
        {prefix && <span className={style['prefix']}>{prefix}</span>}
        <input
          {...inputProps}
          id={id}
          className={style['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${hintId} ${messageId}` : messageId}
        />
        {suffix}
      </div>
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
