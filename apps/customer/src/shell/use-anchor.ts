import { type RefObject, useEffect } from 'react';

/** Focuses the target of the fragment, such as `/customer#kitchen`, which is rendered after the page. */
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
