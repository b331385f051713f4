import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema, newPasswordSchema, tokenSchema } from './credentials.ts';

export const requestPasswordResetEndpoint = defineEndpoint({
  path: '/api/v1/customer/password-reset',
  summary:
    'Asks for a mail with which a password can be set. Answered alike whether the address is known or not.',
  capability: 'account.open',
  limits: 'own',
  body: z.object({ email: emailSchema }),
});

export const resetPasswordEndpoint = defineEndpoint({
  path: '/api/v1/customer/password-reset/confirm',
  summary: 'Sets the password by the mailed token, confirms the address and ends every session.',
  capability: 'account.open',
  limits: ['mailedLinksOfClient'],
  body: z.object({ token: tokenSchema, password: newPasswordSchema }),
  errors: ['TOKEN_OVER', 'WEAK_PASSWORD'],
});
