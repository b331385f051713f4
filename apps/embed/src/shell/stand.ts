import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';

/** How a frame stands on the page: in its flow, or over it. */
export interface Stand {
  open(): void;
  close(): void;
  hear(message: MessageToParent): void;
  /** Leaves the page as it was. */
  remove(): void;
}

/** Whatever is asked of it before it is there is done once it is. */
export function standThatComes(coming: Promise<Stand>): Stand {
  const then = (act: (stand: Stand) => void) => () => void coming.then(act, () => undefined);
  return {
    open: then((stand) => stand.open()),
    close: then((stand) => stand.close()),
    hear: (message) => then((stand) => stand.hear(message))(),
    remove: then((stand) => stand.remove()),
  };
}
