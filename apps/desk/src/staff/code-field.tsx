import { FieldMessage } from '@funnel/ui/field-message';
import hiddenStyle from '@funnel/ui/visually-hidden.module.css';
import { type Ref, useId } from 'react';
import style from './code-field.module.css';

const DIGITS = 6;

interface CodeFieldProps {
  readonly label: string;
  /** The label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onType: (digits: string) => void;
}

export const isWholeCode = (code: string) => code.length === DIGITS;

/** One input over six boxes, so that paste and autofill work. */
export function CodeField({ label, isLabelHidden = false, value, error, ref, onType }: CodeFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={isLabelHidden ? hiddenStyle['hidden'] : style['label']} htmlFor={id}>
        {label}
      </label>
      <div className={style['code']} data-invalid={error ? true : undefined}>
        {Array.from({ length: DIGITS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move.
          <span key={index} aria-hidden="true" data-next={index === value.length || undefined}>
            {value[index]}
          </span>
        ))}
        <input
          id={id}
          ref={ref}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => onType(event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
        />
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </div>
  );
}
