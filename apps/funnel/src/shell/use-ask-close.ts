import { isAskClose } from '@funnel/contract/parent-messages/parent-message';
import { useEffect } from 'react';
import { hearParent } from './parent-window.ts';

/** Acts like the page's own close button at the parent's request: Escape may be pressed there. */
export function useAskClose(act: () => void): void {
  useEffect(() => hearParent((message) => isAskClose(message) && act()), [act]);
}
