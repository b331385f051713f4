import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema, newPasswordSchema } from './credentials.ts';

export const activateIflowEndpoint = defineEndpoint({
  path: '/api/dsr/v1/auth/activate/iflow',
  summary:
    'Makes the account of the customer area for a kitchen. Answers with a one-time token that opens one session, alike whether the address has an account or not; the mail to it tells.',
  capability: 'account.open',
  limits: 'own',
  holdsRefusals: true,
  body: z.object({ kitchenId: plainText(64), email: emailSchema, password: newPasswordSchema }),
  reply: z.object({
    code: z.literal('SUCCESS'),
    message: z.string(),
    data: z.object({ creds: z.string() }),
  }),
  errors: ['UNKNOWN_KITCHEN', 'WEAK_PASSWORD', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});
