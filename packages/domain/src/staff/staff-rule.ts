import { isWeakPassword } from '../account/weak-password.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than for customers, since staff see the data of all customers. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_STAFF_NAME_LENGTH = 100;

/** The link of a set-up is printed in the output of the server, so it expires sooner. */
export const INVITATION_LIFE_MS = 7 * DAY_MS;
export const SET_UP_LIFE_MS = DAY_MS;

/** Shorter than for customers. */
export const STAFF_RESET_LIFE_MS = 30 * 60 * 1000;

export const RECOVERY_CODES = 10;

/** Retention of audit events of staff. */
export const STAFF_EVENT_DAYS = 365;

export function isWeakStaffPassword(password: string, email: string): boolean {
  return password.length < MIN_STAFF_PASSWORD_LENGTH || isWeakPassword(password, email);
}
