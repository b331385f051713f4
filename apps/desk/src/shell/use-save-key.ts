import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Ctrl S or Cmd S saves, also from inside a field. What lies under an open dialog is not meant. */
export function useSaveKey(save: () => void): void {
  useCtrlS(() => {
    if (!openDialog()) save();
  });
}

/** The forms that are saved by Ctrl S. */
const saved = new Set<HTMLFormElement>();

/**
 * Ctrl S presses the button that sends the form. In an open dialog only its form is meant, and where the focus is in
 * such a form, only that one.
 */
export function useFormSaveKey(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    saved.add(current);
    return () => void saved.delete(current);
  }, []);
  useCtrlS(() => {
    const dialog = openDialog();
    const focused = document.activeElement?.closest('form');
    if (dialog && !dialog.contains(form.current)) return;
    if (focused && focused !== form.current && saved.has(focused)) return;
    form.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  });
  return form;
}

/** Where nothing is to be saved, Ctrl S does nothing: the page itself is not to lie on somebody's disk. */
export function useNoPageSaving(): void {
  useCtrlS(() => {});
}

function useCtrlS(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function openDialog(): Element | null {
  return document.querySelector('dialog[open]');
}
