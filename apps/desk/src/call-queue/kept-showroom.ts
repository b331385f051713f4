const NAME = 'queue-showroom';

/** The showroom whose calls somebody makes; undefined: all of them. The tab keeps it until it closes. */
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
    // Without a storage everything works, but a reload forgets.
  }
}
