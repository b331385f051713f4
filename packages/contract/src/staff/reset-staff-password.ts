import { z } from '@funnel/domain/schema';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@funnel/domain/text/text';
import { emailSchema, newPasswordSchema, tokenSchema } from '../account/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The language of the page, and so of the mail. */
const languageSchema = z.enum(LANGUAGES).default(DEFAULT_LANGUAGE);

export const requestStaffResetEndpoint = defineEndpoint({
  path: '/api/desk/password-reset',
  summary:
    'Asks for a mail with which one of the staff sets a new password. Answered alike whether the address is known or not.',
  capability: 'desk.enter',
  limits: 'own',
  sameOriginOnly: true,
  body: z.object({ email: emailSchema, language: languageSchema }),
});

export const resetStaffPasswordEndpoint = defineEndpoint({
  path: '/api/desk/password-reset/confirm',
  summary:
    'Sets the password of one of the staff by the mailed token, once, and ends every session. Signing in still needs the one-time code.',
  capability: 'desk.enter',
  limits: ['mailedLinksOfClient'],
  sameOriginOnly: true,
  body: z.object({ token: tokenSchema, password: newPasswordSchema, language: languageSchema }),
  errors: ['TOKEN_OVER', 'WEAK_PASSWORD'],
});
