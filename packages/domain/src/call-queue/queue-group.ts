/** In the order of the queue: past its time, promised to the customer, planned by the staff alone. */
export const QUEUE_GROUPS = ['OVERDUE', 'PROMISED', 'PLANNED'] as const;
export type QueueGroup = (typeof QUEUE_GROUPS)[number];

/** The parts of the call list: due now or within the hour, due later, and called today. */
export const QUEUE_TABS = ['NOW', 'LATER', 'DONE'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];
