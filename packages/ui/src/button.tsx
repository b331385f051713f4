import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import style from './button.module.css';
import { Spinner } from './spinner.tsx';

type OwnLook = 'className' | 'style';

export type ButtonProps = Omit<ComponentProps<'button'>, OwnLook | 'disabled'> & {
  /** `danger` deletes something: an outline, since the safe option is the primary button beside it. */
  variant?: 'primary' | 'secondary' | 'danger';
  /** Busy: keeps the focus, looks disabled, neither clicks nor submits. */
  busy?: boolean;
  busyLabel?: ReactNode;
};

export function Button({
  variant = 'primary',
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Preventing the click also prevents the submit, even one by Enter in a field, which is also a click.
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={`${style['button']} ${style[variant]}`}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {busy && <Spinner />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ children, ...rest }: Omit<ComponentProps<'a'>, OwnLook>) {
  return (
    <a {...rest} className={`${style['button']} ${style['primary']}`}>
      {children}
    </a>
  );
}

/** An action that looks like a link. */
export function LinkButton({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, OwnLook>) {
  return <button {...rest} type={type} className={`${style['link']} ${style['roomy']}`} />;
}

/** A link inside a text, or with `roomy` a separate touch target. */
export function TextLink({
  roomy = false,
  ...rest
}: Omit<ComponentProps<'a'>, OwnLook> & { roomy?: boolean }) {
  return <a {...rest} className={roomy ? `${style['link']} ${style['roomy']}` : style['link']} />;
}
