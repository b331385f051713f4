import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { newPasswordSchema, passwordSchema } from './credentials.ts';

export const changePasswordEndpoint = defineEndpoint({
  path: '/api/v1/customer/account/password',
  summary: 'Changes the password and ends every other session.',
  capability: 'account.change',
  body: z.object({ password: passwordSchema, newPassword: newPasswordSchema }),
  errors: ['WRONG_CREDENTIALS', 'WEAK_PASSWORD'],
});

export const deleteAccountEndpoint = defineEndpoint({
  path: '/api/v1/customer/account/delete',
  summary:
    "Deletes the account with its sessions. The enquiry stays the retailer's record, without an account.",
  capability: 'account.change',
  body: z.object({ password: passwordSchema }),
  errors: ['WRONG_CREDENTIALS'],
});
