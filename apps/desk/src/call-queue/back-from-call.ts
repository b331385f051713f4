/** Where the caller's attention is. */
export type CallPlace = 'page' | 'dialling' | 'telephone';
export type CallMove = 'dial' | 'leave' | 'come';

/** Somebody dials, goes to the telephone, and comes back. Whoever leaves without dialling was not on a call. */
export function afterCallMove(at: CallPlace, move: CallMove): CallPlace {
  if (move === 'dial') return 'dialling';
  if (move === 'leave') return at === 'dialling' ? 'telephone' : at;
  return at === 'telephone' ? 'page' : at;
}
