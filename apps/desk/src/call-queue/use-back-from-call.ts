import { useEffect, useEffectEvent } from 'react';
import { afterCallMove, type CallMove, type CallPlace } from './back-from-call.ts';

/** Somebody dials, goes to the telephone, and comes back: then the call is likely over. */
export function useBackFromCall(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    let at: CallPlace = 'page';
    const move = (moved: CallMove) => {
      const before = at;
      at = afterCallMove(before, moved);
      if (before === 'telephone' && at === 'page') back();
    };
    const dial = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null;
      if (link && !event.defaultPrevented) move('dial');
    };
    const leave = () => move('leave');
    const come = () => move('come');
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
