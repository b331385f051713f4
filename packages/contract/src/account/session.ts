import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema, passwordSchema, sessionReply, tokenSchema } from './credentials.ts';

export const openSessionEndpoint = defineEndpoint({
  path: '/api/v1/customer/session/creds',
  summary: 'Exchanges the one-time token of an activation for a session.',
  capability: 'account.open',
  limits: ['mailedLinksOfClient'],
  sameOriginOnly: true,
  body: z.object({ creds: tokenSchema }),
  reply: sessionReply,
  errors: ['TOKEN_OVER'],
});

export const signInEndpoint = defineEndpoint({
  path: '/api/v1/customer/session',
  summary:
    'Opens a session by e-mail and password. With the mailed token it confirms the address of the account first.',
  capability: 'account.open',
  limits: 'own',
  holdsRefusals: true,
  sameOriginOnly: true,
  body: z.object({ email: emailSchema, password: passwordSchema, confirm: tokenSchema.optional() }),
  reply: sessionReply,
  errors: ['WRONG_CREDENTIALS', 'TOKEN_OVER'],
});

export const showSessionEndpoint = defineEndpoint({
  path: '/api/v1/customer/session',
  summary: 'Tells who is signed in.',
  capability: 'session.read',
  reply: sessionReply,
});

export const signOutEndpoint = defineEndpoint({
  path: '/api/v1/customer/session/end',
  summary: 'Ends the session. Without one nothing happens.',
  capability: 'account.open',
  limits: 'none',
  sameOriginOnly: true,
  body: z.object({}),
});
