import { useEffect, useState } from 'react';

/**
 * Which view of the area is shown. Each but the first is an entry of the browser's history, so that its Back does what
 * the page's own does. A reload begins with the first.
 */
export function useView<View>(first: View) {
  const [view, setView] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first view stays what it is.
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setView((state as { view?: View } | null)?.view ?? first);
    if (history.state !== null) history.replaceState(null, '');
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    view,
    open(next: View): void {
      history.pushState({ view: next }, '');
      setView(next);
    },
    back: () => history.back(),
    /** Back over several views that were opened one after the other. */
    leave: (views: number) => history.go(-views),
  };
}
