import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';

/** How a frame stands on the page: in its flow, or over it. */
export interface Stand {
  open(): void;
  close(): void;
  hear(message: MessageToParent): void;
  /** Leaves the page as it was. */
  remove(): void;
}
