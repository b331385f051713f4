import type { ViewFilter } from '@funnel/domain/saved-view/saved-view';
import { addressOfFilter, filterOfAddress } from '@funnel/domain/saved-view/view-address';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useDebounced } from '../shell/use-debounced.ts';
import { LIST_PATH } from './list-place.ts';

/** Debounce: browsers throttle history.replaceState. */
const WRITING_MS = 150;

/** Search and filters in the URL, so that reload, links and Back work. */
export function useListAddress() {
  const router = useRouter();
  // Not from the matched route: that lags behind when the same screen is opened again.
  const search: Readonly<Record<string, unknown>> = router.state.location.search;
  const [filter, setFilter] = useState<ViewFilter>(() => filterOfAddress(search));
  const [viewId, setViewId] = useState(() => (search['view'] ? String(search['view']) : undefined));
  const shown = JSON.stringify({ ...addressOfFilter(filter), ...(viewId && { view: viewId }) });
  const settled = useDebounced(shown, WRITING_MS);
  const [written, setWritten] = useState(shown);
  useEffect(() => {
    // A navigation may be pending. Its URL must not be overwritten.
    if (settled === written || router.state.location.pathname !== LIST_PATH) return;
    setWritten(settled);
    void router.navigate({ to: LIST_PATH, search: JSON.parse(settled) as never, replace: true });
  }, [settled, written, router]);
  return { filter, viewId, setFilter, setViewId };
}
