/** How a wished call-back was taken. `reserved`: the visitor has to confirm it. */
export type NotedAs = 'noted' | 'reserved';
