import { useText } from '@funnel/browser/language';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { doorTexts as texts } from '../staff/staff-texts.ts';
import style from './over-work.module.css';

/**
 * Sign-in after an expired session, over the open work. It is a modal dialog itself: below another open dialog it would
 * be inert. Only a sign-in closes it.
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
    // Browsers close a dialog on the second Escape even if the first was prevented.
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
