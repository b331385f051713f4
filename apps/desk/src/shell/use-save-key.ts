import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Ctrl S or Cmd S saves, also inside a field. Not below an open dialog. */
export function useSaveKey(save: () => void): void {
  useCtrlS(() => {
    if (!openDialog()) save();
  });
}

/** Mounted forms with the save key. */
const saved = new Set<HTMLFormElement>();

/** Ctrl S submits the form. An open dialog and the focused form have precedence. */
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

/** Suppresses the browser's "save page": it would store personal data on the disk. */
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
