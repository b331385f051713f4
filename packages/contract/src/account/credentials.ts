import { accountEmail } from '@funnel/domain/account/account-rule';
import { MAX_PASSWORD_LENGTH } from '@funnel/domain/account/password';
import { isEmail, MAX_EMAIL_LENGTH } from '@funnel/domain/contact/email';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';

/** As accounts are found by it: in lower case. */
export const emailSchema = plainText(MAX_EMAIL_LENGTH)
  .transform(accountEmail)
  .refine(isEmail, 'must be an e-mail address');

// A half character would be hashed as a replacement character, which is the same for all of them.
const password = z.string().refine((text) => text.isWellFormed(), 'must be text');

/** Too short and too long are told by WEAK_PASSWORD, like every other password that may not be chosen. */
export const newPasswordSchema = password;
export const passwordSchema = password.max(MAX_PASSWORD_LENGTH);
export const tokenSchema = plainText(100);

/** Who is signed in. */
export const sessionReply = z.object({ data: z.object({ email: z.string(), isConfirmed: z.boolean() }) });
export const doneReply = z.object({ data: z.object({ done: z.literal(true) }) });
