import { MinusIcon, PlusIcon } from '@funnel/ui/desk-icon';
import style from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly unit?: string;
  readonly name: string;
  readonly isOff?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number field with buttons for plus and minus. */
export function Stepper({ label, value, least, most, step = 1, unit, name, isOff, onChange }: StepperProps) {
  const set = (next: number) => {
    if (Number.isInteger(next)) onChange(Math.min(most, Math.max(least, next)));
  };
  return (
    <span className={style['stepper']}>
      <button
        type="button"
        data-action={`${name}-fewer`}
        aria-label={`${label}: −`}
        disabled={isOff || value <= least}
        onClick={() => set(value - step)}
      >
        <MinusIcon size="s" />
      </button>
      <span className={style['value']}>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          disabled={isOff}
          value={value}
          onChange={({ target }) => set(Number(target.value))}
        />
        {unit && <span>{unit}</span>}
      </span>
      <button
        type="button"
        data-action={`${name}-more`}
        aria-label={`${label}: +`}
        disabled={isOff || value >= most}
        onClick={() => set(value + step)}
      >
        <PlusIcon size="s" />
      </button>
    </span>
  );
}
