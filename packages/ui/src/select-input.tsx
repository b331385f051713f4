import { Options, Select } from './select.tsx';

interface SelectInputProps {
  readonly name: string;
  /** For screen readers only: the chosen value is self-explanatory. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** A select with the look of a compact button. */
export function SelectInput({ name, label, value, options, onChange }: SelectInputProps) {
  return (
    <Select name={name} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <Options of={options} />
    </Select>
  );
}
