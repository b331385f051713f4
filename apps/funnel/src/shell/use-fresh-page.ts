import { useEffect } from 'react';

/** The back/forward cache may restore a page whose button still shows "sending": then it is reloaded. */
export function useFreshPage(): void {
  useEffect(() => {
    const restart = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);
}
