import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './door.module.css';

interface DoorDialogProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A door over open work, after a session has expired. It is a modal dialog itself: below another open dialog it would be
 * inert. Only a sign-in closes it.
 */
export function DoorDialog({ label, children }: DoorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    dialog.current.querySelector('h1')?.focus();
  };
  useLayoutEffect(show, []);
  return (
    // Browsers close a dialog on the second Escape even if the first was prevented.
    <dialog
      ref={dialog}
      className={style['over']}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      {children}
    </dialog>
  );
}
