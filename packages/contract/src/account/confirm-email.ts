import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { sessionReply, tokenSchema } from './credentials.ts';

/**
 * Only for a caller who is signed in with the password. A stranger may open an account with somebody else's address:
 * one click of that person in the mail must not validate the stranger's password.
 */
export const confirmEmailEndpoint = defineEndpoint({
  path: '/api/v1/customer/confirm',
  summary: 'Confirms the e-mail address of the signed-in account by the mailed token.',
  capability: 'account.confirm',
  body: z.object({ token: tokenSchema }),
  reply: sessionReply,
  errors: ['TOKEN_OVER'],
});

export const confirmEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/customer/enquiry/confirm',
  summary:
    'Staff have written the address of this account beside an enquiry: it is shown once the customer has confirmed it by the mailed token.',
  capability: 'own-enquiry.confirm',
  body: z.object({ token: tokenSchema }),
  errors: ['TOKEN_OVER'],
});

export const disownAccountEndpoint = defineEndpoint({
  path: '/api/v1/customer/disown',
  summary:
    "'That was not me': removes an account that was never confirmed, and its sessions, by the mailed token.",
  capability: 'account.open',
  limits: ['mailedLinksOfClient'],
  body: z.object({ token: tokenSchema }),
  errors: ['TOKEN_OVER'],
});
