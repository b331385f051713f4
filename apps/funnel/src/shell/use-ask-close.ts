import { isAskClose } from '@funnel/contract/parent-messages/parent-message';
import { useEffect } from 'react';
import { hearParent } from './parent-window.ts';

/** Does the same as the page's own cross when the parent page asks for it: Escape may be pressed out there. */
export function useAskClose(act: () => void): void {
  useEffect(() => hearParent((message) => isAskClose(message) && act()), [act]);
}
