/** The query key of the call list. The record also reads its cache. */
export const QUEUE = 'queue';
