const NAME = 'queue-showroom';

/** The showroom filter of the call list, in session storage; undefined: all showrooms. */
export function keptShowroom(storage: Storage = sessionStorage): string | undefined {
  try {
    return storage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepShowroom(showroom: string | undefined, storage: Storage = sessionStorage): void {
  try {
    if (showroom === undefined) storage.removeItem(NAME);
    else storage.setItem(NAME, showroom);
  } catch {
    // Storage may be blocked. Then a reload resets the filter.
  }
}
