/**
 * What a page keeps until its tab is closed, and nothing beyond that (R5). Inside a frame the browser may keep nothing:
 * then everything works, and a reload forgets. `undefined` takes the key away. False where it could not be kept.
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

export function keptInTab<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
