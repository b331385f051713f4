import { z } from '@funnel/domain/schema';
import { STAFF_ROLES } from '@funnel/domain/staff/staff-role';
import { MAX_STAFF_NAME_LENGTH } from '@funnel/domain/staff/staff-rule';
import { plainText } from '@funnel/domain/text/plain-text';

export const idSchema = plainText(100);
export const roleSchema = z.enum(STAFF_ROLES);
export const staffNameSchema = plainText(MAX_STAFF_NAME_LENGTH)
  .transform((name) => name.trim())
  .refine((name) => name !== '', 'must not be empty');

/** Six digits of an app, or one of the recovery codes. */
export const codeSchema = plainText(40).transform((code) => code.replace(/\s/g, ''));

/** The secret for an authenticator app. `sealed` is sent back with the first code; nothing is stored before that. */
export const newCodesSchema = z.object({
  /** To be typed. */
  secret: z.string(),
  /** For a QR code. */
  uri: z.string(),
  sealed: z.string(),
});
export const sealedSchema = plainText(200);
/** Shown once, for safekeeping. */
export const recoveryCodesSchema = z.array(z.string());
