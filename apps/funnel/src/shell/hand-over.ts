import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';
import { readFunnelNext } from '@funnel/contract/parent-messages/parent-message';
import { hearParent, tellParent } from './parent-window.ts';

/** Notifies the parent. The next page is shown only if the parent asks for it (R35). */
export function handOver(message: MessageToParent, showNextPage: () => void): void {
  const stop = hearParent((answer) => {
    const by = readFunnelNext(answer);
    if (!by) return;
    stop();
    if (by === 'funnel') showNextPage();
  });
  tellParent(message);
}
