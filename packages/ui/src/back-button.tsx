import type { ComponentProps } from 'react';
import style from './back-button.module.css';
import { ArrowLeftIcon } from './icon.tsx';

export type BackButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  label: string;
};

/** One step back. On a phone only the arrow, with a label for screen readers. */
export function BackButton({ label, type = 'button', ...rest }: BackButtonProps) {
  return (
    <button data-action="back" {...rest} type={type} className={style['back']} aria-label={label}>
      <ArrowLeftIcon />
      <span aria-hidden="true">{label}</span>
    </button>
  );
}
