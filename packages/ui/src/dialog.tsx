import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import style from './dialog.module.css';
import { CloseIcon } from './icon.tsx';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, the safe one first: it receives the focus. */
  actions?: ReactNode;
  /** Called on Escape or the close button. The dialog closes when `open` becomes false. */
  onCancel: () => void;
  /** The label of the close button; without it there is none. */
  closeLabel?: string;
};

export function Dialog({ open, title, children, actions, onCancel, closeLabel }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Synchronously: `open` must be current when the browser fires its next event.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };
  // Browsers close the dialog on a second Escape in any case; that is a cancel as well. A late event of a dialog that
  // has been reopened is not.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) =>
    open && !event.currentTarget.open && onCancel();

  return (
    <dialog
      ref={dialog}
      className={style['dialog']}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
    >
      {open && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children && <div className={style['text']}>{children}</div>}
          {actions && <div className={style['actions']}>{actions}</div>}
          {closeLabel && (
            <button type="button" className={style['close']} aria-label={closeLabel} onClick={onCancel}>
              <CloseIcon />
            </button>
          )}
        </>
      )}
    </dialog>
  );
}
