/**
 * Stores a value until the tab closes, and no longer (R5). Inside a frame the browser may block storage: then
 * everything works, but a reload forgets. `undefined` removes the key. False if the value could not be stored.
 */
export function keepInTab(key: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** False on the server, and where the browser blocks it. */
export function canKeepInTab(): boolean {
  try {
    return sessionStorage !== undefined;
  } catch {
    return false;
  }
}

export function keptInTab<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
