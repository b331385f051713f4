import { failureTexts } from '@funnel/browser/session/session-texts';
import { isWeakStaffPassword, MIN_STAFF_PASSWORD_LENGTH } from '@funnel/domain/staff/staff-rule';
import type { Say } from '@funnel/domain/text/say';
import { invitationTexts as texts } from './invitation-texts.ts';

/** For texts that say how long a password has to be. */
export const passwordLength = { length: String(MIN_STAFF_PASSWORD_LENGTH) };

export function passwordError(password: string, email: string, say: Say): string | undefined {
  if (password.length < MIN_STAFF_PASSWORD_LENGTH) return say(texts.passwordShort, passwordLength);
  return isWeakStaffPassword(password, email) ? say(failureTexts.WEAK_PASSWORD) : undefined;
}
