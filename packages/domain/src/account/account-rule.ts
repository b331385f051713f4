const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An account with an unconfirmed address is deleted after this. The mailed link expires earlier. */
export const PENDING_ACCOUNT_DAYS = 10;

/** A session's idle timeout and its maximum age. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;

/** The maximum number of sessions of a person, customers and staff alike. One more ends the least recently used. */
export const MAX_SESSIONS = 10;

/** How long a browser is a known device after its last sign-in, and the maximum number for an account. */
export const KNOWN_DEVICE_MS = 365 * DAY_MS;
export const MAX_KNOWN_DEVICES = 20;

/** The purposes of one-time tokens. A token is bound to one purpose and valid for no other. */
export const TOKEN_PURPOSES = ['OPEN_SESSION', 'CONFIRM_EMAIL', 'DISOWN_ACCOUNT', 'RESET_PASSWORD'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  OPEN_SESSION: 5 * MINUTE_MS,
  CONFIRM_EMAIL: 7 * DAY_MS,
  DISOWN_ACCOUNT: 7 * DAY_MS,
  RESET_PASSWORD: 60 * MINUTE_MS,
};

/** Accounts are looked up by the normalised e-mail address. */
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
