const NAME = 'paused';

/** Stored by staff id: the next person in the same tab is not paused. */
export function isKeptPaused(staffId: string, storage: Storage = sessionStorage): boolean {
  try {
    return storage.getItem(NAME) === staffId;
  } catch {
    return false;
  }
}

/** Undefined: not paused. */
export function keepPaused(staffId: string | undefined, storage: Storage = sessionStorage): void {
  try {
    if (staffId === undefined) storage.removeItem(NAME);
    else storage.setItem(NAME, staffId);
  } catch {
    // Storage may be blocked. Then a reload ends the pause.
  }
}
