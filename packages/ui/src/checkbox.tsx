import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './checkbox.module.css';
import { FieldMessage } from './field-message.tsx';
import { CheckIcon } from './icon.tsx';

export type CheckboxProps = {
  children: ReactNode;
  error?: string | undefined;
  inputProps?: Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'>;
};

export function Checkbox({ children, error, inputProps }: CheckboxProps) {
  const messageId = useId();
  return (
    <div>
      <label className={style['label']}>
        <span className={style['box']}>
          <input
            {...inputProps}
            type="checkbox"
            className={style['input']}
            aria-invalid={error ? true : undefined}
            aria-describedby={messageId}
          />
          <CheckIcon size="s" />
        </span>
        <span>{children}</span>
      </label>
      <FieldMessage id={messageId} error={error} spaced={false} />
    </div>
  );
}
