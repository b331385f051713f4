import type { ComponentProps } from 'react';
import style from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'aria-label'> & {
  /** The label for screen readers. */
  label: string;
  size?: IconButtonSize;
};

/** 26, 32 or 44 px. */
type IconButtonSize = 's' | 'm' | 'l';

/** An icon button, compact. */
export function IconButton({ label, size = 'm', ...rest }: IconButtonProps) {
  return <button {...rest} type="button" aria-label={label} className={iconLook(size)} />;
}

/** The same look for a link. */
export const iconLook = (size: IconButtonSize) => `${style['icon']} ${style[size]}`;
