import type { ComponentProps, MouseEvent } from 'react';
import style from './compact-button.module.css';
import keyStyle from './key-cap.module.css';
import { useIsKeyOn } from './key-cap.tsx';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & {
  variant?: 'primary' | 'plain' | 'ghost' | 'danger';
  /** 26, 32 or 40 px high. */
  size?: 's' | 'm' | 'l';
  isWide?: boolean;
  /** The shortcut, shown on the button. */
  keyCap?: string;
  /** Busy: keeps focus and width, neither clicks nor submits. */
  isBusy?: boolean;
  /** Incomplete: keeps focus, neither clicks nor submits. */
  isOff?: boolean;
};

export function Button({
  variant = 'plain',
  size = 'm',
  isWide = false,
  keyCap,
  isBusy = false,
  isOff = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy || isOff ? event.preventDefault() : onClick?.(event);
  const isKeyOn = useIsKeyOn(keyCap ?? '');
  const look = [
    style['button'],
    variant === 'danger' && style['plain'],
    style[variant],
    style[size],
    isWide && style['wide'],
    isOff && style['off'],
  ];
  return (
    <button
      {...rest}
      type={type}
      className={look.filter(Boolean).join(' ')}
      aria-disabled={isBusy || isOff || undefined}
      onClick={click}
    >
      {isBusy && <Spinner />}
      {children}
      {keyCap && isKeyOn && (
        <span className={`${keyStyle['key']} ${style['key']}`} aria-hidden="true">
          {keyCap}
        </span>
      )}
    </button>
  );
}

/** A button that looks like a link. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'>) {
  return <button {...props} type="button" className={style['link']} />;
}

/** The look of a button for other elements, such as a link to a call. */
export const buttonLook = (variant: 'primary' | 'plain', size: 's' | 'm') =>
  `${style['button']} ${style[variant]} ${style[size] ?? ''}`;

/** A link that looks like a button, such as to a file. */
export function ButtonLink(props: Omit<ComponentProps<'a'>, 'className' | 'style'>) {
  return <a {...props} className={`${buttonLook('plain', 'm')} ${style['anchor']}`} />;
}
