const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Who has not confirmed the address until then makes an account anew; the mailed link is good for less. */
export const PENDING_ACCOUNT_DAYS = 10;

/** A session ends so long after its last use, and so long after it began in any case. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;

/** How long after its last sign-in a browser counts as a known device, and how many an account has at most. */
export const KNOWN_DEVICE_MS = 365 * DAY_MS;
export const MAX_KNOWN_DEVICES = 20;

/** What a one-time token is good for. It is bound to one purpose and can be used for no other. */
export const TOKEN_PURPOSES = ['OPEN_SESSION', 'CONFIRM_EMAIL', 'DISOWN_ACCOUNT', 'RESET_PASSWORD'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  OPEN_SESSION: 5 * MINUTE_MS,
  CONFIRM_EMAIL: 7 * DAY_MS,
  DISOWN_ACCOUNT: 7 * DAY_MS,
  RESET_PASSWORD: 60 * MINUTE_MS,
};

/** An account is found by its e-mail address, however it is written. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function isSessionOver(
  session: { readonly openedAt: Date; readonly seenAt: Date },
  now: Date,
): boolean {
  return (
    now.getTime() - session.seenAt.getTime() >= SESSION_IDLE_MS ||
    now.getTime() - session.openedAt.getTime() >= SESSION_MAX_MS
  );
}
