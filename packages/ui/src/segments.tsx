import style from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** For screen readers. */
  readonly label: string;
  /** Each button has `data-<hook>` with its value. */
  readonly hook: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChoose: (value: Value) => void;
}

/** Segmented buttons for views of the same data. */
export function Segments<Value extends string>({
  label,
  hook,
  value,
  options,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={style['segments']} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          {...{ [`data-${hook}`]: option.value }}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.name}
        </button>
      ))}
    </fieldset>
  );
}
