import { type MessageToParent, readFunnelNext } from '@funnel/contract/parent-messages/parent-message';
import { hearParent, tellParent } from './parent-window.ts';

/** A parent that says nothing may know nothing of us. */
const UNANSWERED_MS = 1500;
/** One that goes on itself may be slow, or fail. */
const TAKEN_MS = 10_000;

/** Tells the parent what is done, and goes on within the frame unless the parent does so. Nobody is left waiting. */
export function handOver(message: MessageToParent, showNextPage: () => void): void {
  let timer = setTimeout(showNextPage, UNANSWERED_MS);
  const stop = hearParent((answer) => {
    const by = readFunnelNext(answer);
    if (!by) return;
    stop();
    clearTimeout(timer);
    if (by === 'funnel') showNextPage();
    else timer = setTimeout(showNextPage, TAKEN_MS);
  });
  tellParent(message);
}
