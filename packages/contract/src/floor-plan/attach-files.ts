import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

/** Longer than any of our ids; only characters that the database accepts. */
export const idSchema = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'must be an id');
export const fileIdsSchema = z.array(idSchema).min(1).max(MAX_FILES);
export const claimReply = z.object({
  code: z.literal('SUCCESS'),
  message: z.string(),
  data: z.object({ fcIds: z.array(z.string()) }),
});

export const attachFilesEndpoint = defineEndpoint({
  path: '/int/filecloud/public/v1/floorplans',
  summary:
    'Gives uploaded files to a kitchen, all of them or none. A file stays with the kitchen that has it.',
  capability: 'file.add',
  limits: ['fileClaimsOfClient'],
  body: z.object({
    kitchenId: idSchema,
    szid: z.string().nullish().catch(undefined),
    fcIds: fileIdsSchema,
  }),
  reply: claimReply,
  errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});
