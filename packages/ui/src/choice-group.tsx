import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './choice-group.module.css';
import { FieldMessage } from './field-message.tsx';

export type ChoiceGroupProps = {
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  error?: string | undefined;
  /** Props of every radio: name, ref, handlers. */
  inputProps?: Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'id'>;
  /** The chosen value of a controlled group; omit it if the form owns the inputs. */
  value?: string | undefined;
};

/** A few short options side by side. */
export function ChoiceGroup({ legend, options, error, inputProps, value }: ChoiceGroupProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <fieldset className={style['group']} data-invalid={error ? true : undefined}>
      <legend className={style['legend']}>{legend}</legend>
      <div className={style['options']}>
        {options.map((option) => (
          <label key={option.value} className={style['option']}>
            <input
              name={id}
              {...inputProps}
              {...(value === undefined ? {} : { checked: value === option.value })}
              type="radio"
              value={option.value}
              className={style['input']}
              aria-describedby={messageId}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  );
}
