import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { followingSchema } from '../next-step/manage-step.ts';
import { planSchema } from '../next-step/next-step.ts';
import { noteSchema } from '../pipeline/change-enquiry.ts';

const ended = {
  capability: 'enquiry.change',
  body: z.object({ visitId: plainText(64), note: noteSchema.optional(), next: planSchema.optional() }),
  reply: z.object({
    data: followingSchema.extend({
      /** The id for undo, within the undo window. Null: it was noted already. */
      changeId: z.string().nullable(),
    }),
  }),
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
} as const;

export const visitCameEndpoint = defineEndpoint({
  path: '/api/v1/desk/visits/came',
  summary:
    'Notes that a visit took place. Calls that it has settled end, and `next` or a follow-up is planned. WRONG_STATE: it is cancelled, or its time has not come. Webhooks leave ten seconds later; until then it can be undone.',
  ...ended,
});

export const visitNoShowEndpoint = defineEndpoint({
  path: '/api/v1/desk/visits/no-show',
  summary:
    'Notes that the customer did not come. Somebody is to call them today, unless `next` says otherwise or a call is planned. WRONG_STATE: it is cancelled, or its time has not come. Webhooks leave ten seconds later; until then it can be undone.',
  ...ended,
});
