/** Kept, or cancelled with a mail. */
export type Promised = 'KEEP' | 'CANCEL';

/** What happens to times that the customer was promised, unless the staff say otherwise. A visit replaces a call. */
export const PROMISED_AFTER = {
  WON: 'KEEP',
  LOST: 'CANCEL',
  WRONG_NUMBER: 'CANCEL',
  VISIT: 'CANCEL',
} as const satisfies Readonly<Record<string, Promised>>;
