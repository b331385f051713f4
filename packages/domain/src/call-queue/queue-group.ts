/** The promise: another try, a slot, a reserved slot, a wished time, an answer to a tester, or a call soon. */
export const PROMISE_KINDS = ['TRY', 'SLOT', 'RESERVED', 'WISH', 'TESTER', 'SOON'] as const;
export type PromiseKind = (typeof PROMISE_KINDS)[number];

/** In the order of the queue. LATER may be another day. */
export const QUEUE_GROUPS = ['OVERDUE', 'NOW', 'NEXT', 'LATER'] as const;
export type QueueGroup = (typeof QUEUE_GROUPS)[number];

/** The parts of the call list: to be called now or next, agreed for later, and called today. */
export const QUEUE_TABS = ['NOW', 'LATER', 'DONE'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];
