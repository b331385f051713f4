/** The tab keeps the token of the mailed link, so that a reload works; the address does not show it. */
const KEY = 'appointment';

function tokenInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token');
}

/** Takes the token out of the address, where it would end up in bookmarks and over shoulders. */
export function takeToken(): string | undefined {
  const given = tokenInAddress();
  try {
    if (given) sessionStorage.setItem(KEY, given);
    if (given) history.replaceState(history.state, '', location.pathname + location.search);
    return given ?? sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // Where nothing can be kept the token stays in the address: else a reload would lose it.
    return given ?? undefined;
  }
}
