import type { ComponentProps, ReactNode } from 'react';
import style from './select.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style'> & {
  /** Borderless until used, inside a list of facts. */
  isQuiet?: boolean;
};

/** A native select, with the look of the desk. */
export function Select({ isQuiet = false, children, ...rest }: SelectProps) {
  return (
    <span className={`${style['select']} ${isQuiet ? style['quiet'] : ''}`}>
      <select {...rest}>{children}</select>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="m3 4.500 3 3 3-3" />
      </svg>
    </span>
  );
}

interface OptionsProps {
  readonly of: readonly { readonly value: string; readonly name: ReactNode }[];
}

/** The options of a select, from data. */
export function Options({ of }: OptionsProps) {
  return of.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
