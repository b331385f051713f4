import { useEffect, useEffectEvent } from 'react';
import { afterCallMove, type CallMove, type CallPlace } from './back-from-call.ts';

/** Calls `onBack` when the agent returns to the page after dialling: the call is probably over. */
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
    // A telephone app in front of the browser causes blur, not visibilitychange.
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
