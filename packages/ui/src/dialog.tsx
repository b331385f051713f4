import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import style from './dialog.module.css';
import { CloseIcon } from './icon.tsx';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, the one that changes nothing first: it receives the focus. */
  actions?: ReactNode;
  /** Escape, or the cross. The dialog closes when `open` becomes false. */
  onCancel: () => void;
  /** Names the cross; without it there is none. */
  closeLabel?: string;
};

export function Dialog({ open, title, children, actions, onCancel, closeLabel }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Synchronously: `open` must be right when the browser fires its next event.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };
  // Browsers let a second Escape close the dialog whatever we say; then it was a cancel as well. What is told late, of a
  // dialog that has been opened again since, is not.
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
