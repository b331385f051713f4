import { useEffect, useRef, useState } from 'react';

const FRESH_MS = 4000;

/** The ids of new enquiries, for some seconds. The first response counts as known. */
export function useFresh(
  entries: readonly { readonly enquiryId: string }[] | undefined,
): ReadonlySet<string> {
  const known = useRef<Set<string>>(undefined);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!entries) return;
    const ids = entries.map(({ enquiryId }) => enquiryId);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...ids]);
    const added = before ? ids.filter((id) => !before.has(id)) : [];
    if (added.length === 0) return;
    setFresh(new Set(added));
  }, [entries]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const fading = setTimeout(() => setFresh(new Set()), FRESH_MS);
    return () => clearTimeout(fading);
  }, [fresh]);
  return fresh;
}
