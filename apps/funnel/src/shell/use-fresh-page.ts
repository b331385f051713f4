import { useEffect } from 'react';

/** The browser may show a page again as it was left, with its button still waiting: then it is loaded anew. */
export function useFreshPage(): void {
  useEffect(() => {
    const restart = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);
}
