import { useText } from '@funnel/browser/language';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { doorTexts as texts } from '../staff/staff-texts.ts';
import style from './over-work.module.css';

/**
 * The way back in, when a session is lost amid work. It is a modal dialog itself: beneath a dialog that was open then, the
 * browser would make it inert. Nothing but a sign-in closes it.
 */
export function OverWork({ children }: { children: ReactNode }) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    dialog.current.querySelector('h1')?.focus();
  };
  useLayoutEffect(show, []);
  return (
    // Browsers let a second Escape close a dialog whatever it says.
    <dialog
      ref={dialog}
      className={style['over']}
      aria-label={say(texts.signIn)}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      {children}
    </dialog>
  );
}
