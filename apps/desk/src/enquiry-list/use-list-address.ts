import type { ViewFilter } from '@funnel/domain/saved-view/saved-view';
import { addressOfFilter, filterOfAddress } from '@funnel/domain/saved-view/view-address';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useDebounced } from '../shell/use-debounced.ts';
import { LIST_PATH } from './list-place.ts';

/** A browser refuses an address that is replaced at every key. */
const WRITING_MS = 150;

/** What is listed. It stands in the address, so that it can be reloaded, sent and gone back to. */
export function useListAddress() {
  const router = useRouter();
  // Not of the matched route: that is still the former one while the same screen is gone to anew.
  const search: Readonly<Record<string, unknown>> = router.state.location.search;
  const [filter, setFilter] = useState<ViewFilter>(() => filterOfAddress(search));
  const [viewId, setViewId] = useState(() => (search['view'] ? String(search['view']) : undefined));
  const shown = JSON.stringify({ ...addressOfFilter(filter), ...(viewId && { view: viewId }) });
  const settled = useDebounced(shown, WRITING_MS);
  const [written, setWritten] = useState(shown);
  useEffect(() => {
    // The next screen may be on its way already: its address is left alone.
    if (settled === written || router.state.location.pathname !== LIST_PATH) return;
    setWritten(settled);
    void router.navigate({ to: LIST_PATH, search: JSON.parse(settled) as never, replace: true });
  }, [settled, written, router]);
  return { filter, viewId, setFilter, setViewId };
}
