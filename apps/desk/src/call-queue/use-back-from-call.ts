import { useEffect, useEffectEvent } from 'react';

/** Somebody dials, goes to the telephone, and comes back: then the call is likely over. */
export function useBackFromCall(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    let at: 'page' | 'dialling' | 'telephone' = 'page';
    const dial = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null;
      if (link && !event.defaultPrevented) at = 'dialling';
    };
    const leave = () => {
      if (at === 'dialling') at = 'telephone';
    };
    const come = () => {
      if (at !== 'telephone') return;
      at = 'page';
      back();
    };
    const turn = () => (document.visibilityState === 'hidden' ? leave() : come());
    document.addEventListener('click', dial);
    document.addEventListener('visibilitychange', turn);
    // A telephone that lies over the browser does not hide the page.
    addEventListener('blur', leave);
    addEventListener('focus', come);
    return () => {
      document.removeEventListener('click', dial);
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('blur', leave);
      removeEventListener('focus', come);
    };
  }, []);
}
