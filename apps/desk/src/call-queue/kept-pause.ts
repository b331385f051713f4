const NAME = 'paused';

/** Somebody else at the same browser is not paused by it. */
export function isKeptPaused(staffId: string, storage: Storage = sessionStorage): boolean {
  try {
    return storage.getItem(NAME) === staffId;
  } catch {
    return false;
  }
}

/** Undefined: nobody pauses. */
export function keepPaused(staffId: string | undefined, storage: Storage = sessionStorage): void {
  try {
    if (staffId === undefined) storage.removeItem(NAME);
    else storage.setItem(NAME, staffId);
  } catch {
    // Without a storage everything works, but a reload forgets.
  }
}
