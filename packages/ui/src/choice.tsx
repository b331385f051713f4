import style from './choice.module.css';
import toggleStyle from './toggle.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A choice of a few options, side by side. */
export function Choice<Value extends string>({ name, label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={style['choice']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={toggleStyle['pill']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
