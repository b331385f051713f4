/** The key of the call list among the queries: the record knows its rows, too. */
export const QUEUE = 'queue';
