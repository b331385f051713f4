import { Options, Select } from './select.tsx';

interface SelectInputProps {
  readonly name: string;
  /** For screen readers: the chosen value speaks for itself. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice from a list, drawn like a button of the desk. */
export function SelectInput({ name, label, value, options, onChange }: SelectInputProps) {
  return (
    <Select name={name} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <Options of={options} />
    </Select>
  );
}
