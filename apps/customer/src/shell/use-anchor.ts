import { type RefObject, useEffect } from 'react';

/** Focuses the target when the address names it, such as `/customer#kitchen`: it is shown later than the page. */
export function useAnchor(name: string, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${name}`) target.current?.focus();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [name, target]);
}
