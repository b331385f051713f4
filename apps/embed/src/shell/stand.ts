import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';

/** A frame on the page: inline or as an overlay. */
export interface Stand {
  open(): void;
  close(): void;
  hear(message: MessageToParent): void;
  /** Restores the page. */
  remove(): void;
}

/** Requests before it is ready are queued. */
export function standThatComes(coming: Promise<Stand>): Stand {
  const then = (act: (stand: Stand) => void) => () => void coming.then(act, () => undefined);
  return {
    open: then((stand) => stand.open()),
    close: then((stand) => stand.close()),
    hear: (message) => then((stand) => stand.hear(message))(),
    remove: then((stand) => stand.remove()),
  };
}
