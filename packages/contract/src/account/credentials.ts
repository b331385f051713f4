import { accountEmail } from '@funnel/domain/account/account-rule';
import { MAX_PASSWORD_LENGTH } from '@funnel/domain/account/password';
import { isEmail, MAX_EMAIL_LENGTH } from '@funnel/domain/contact/email';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';

/** In lower case, because accounts are looked up by it. */
export const emailSchema = plainText(MAX_EMAIL_LENGTH)
  .transform(accountEmail)
  .refine(isEmail, 'must be an e-mail address');

// Every lone surrogate would be hashed as the same replacement character.
const password = z.string().refine((text) => text.isWellFormed(), 'must be text');

/** The length is not checked here: WEAK_PASSWORD covers too short and too long like every other weak password. */
export const newPasswordSchema = password;
export const passwordSchema = password.max(MAX_PASSWORD_LENGTH);
export const tokenSchema = plainText(100);

/** The signed-in customer. */
export const sessionReply = z.object({ data: z.object({ email: z.string(), isConfirmed: z.boolean() }) });
