import type { ComponentProps, MouseEvent } from 'react';
import style from './slot-button.module.css';
import { Spinner } from './spinner.tsx';

/** Times side by side; `narrow` in the column of a day. */
export function SlotGrid({
  narrow = false,
  ...rest
}: Omit<ComponentProps<'ul'>, 'className' | 'style'> & { narrow?: boolean }) {
  return <ul {...rest} className={`${style['grid']} ${narrow ? style['narrow'] : ''}`} />;
}

export type SlotButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & {
  /** The previously chosen one. */
  chosen?: boolean;
  /** Being sent: looks chosen, shows a spinner, ignores clicks. */
  busy?: boolean;
  /** Another one is being sent. */
  waiting?: boolean;
};

/** One time to choose. */
export function SlotButton({
  chosen = false,
  busy = false,
  waiting = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: SlotButtonProps) {
  const isOff = busy || waiting;
  const click = (event: MouseEvent<HTMLButtonElement>) => !isOff && onClick?.(event);
  return (
    <button
      {...rest}
      type={type}
      className={style['slot']}
      data-chosen={chosen || busy || undefined}
      aria-disabled={isOff || undefined}
      aria-current={chosen || undefined}
      onClick={click}
    >
      {busy && (
        <span className={style['busy']}>
          <Spinner />
        </span>
      )}
      {children}
    </button>
  );
}

/** The placeholder of a time that is loading. */
export function SlotSkeleton() {
  return <span className={`${style['slot']} ${style['skeleton']}`} aria-hidden="true" />;
}
