/** Where the agent is: at the page, dialling, or at the telephone. */
export type CallPlace = 'page' | 'dialling' | 'telephone';
export type CallMove = 'dial' | 'leave' | 'come';

/** State machine: dial, leave the page, return. Leaving without dialling does not count as a call. */
export function afterCallMove(at: CallPlace, move: CallMove): CallPlace {
  if (move === 'dial') return 'dialling';
  if (move === 'leave') return at === 'dialling' ? 'telephone' : at;
  return at === 'telephone' ? 'page' : at;
}
