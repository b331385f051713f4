/** What was promised: another try, a booked time, a wished time, an answer to a tester, or a call soon. */
export const PROMISE_KINDS = ['TRY', 'SLOT', 'WISH', 'TESTER', 'SOON'] as const;
export type PromiseKind = (typeof PROMISE_KINDS)[number];

/** In the order of the queue. LATER may be another day. */
export const QUEUE_GROUPS = ['OVERDUE', 'NOW', 'NEXT', 'LATER'] as const;
export type QueueGroup = (typeof QUEUE_GROUPS)[number];
