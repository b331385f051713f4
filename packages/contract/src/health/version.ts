import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

export const versionEndpoint = defineEndpoint({
  path: '/version',
  summary: 'Which release answers, and since when it runs.',
  capability: 'health.read',
  limits: 'none',
  reply: z.object({
    version: z.string(),
    /** The commit that the pages were built from; null if unknown, as in development. */
    commit: z.string().nullable(),
    node: z.string(),
    startedAt: z.iso.datetime(),
  }),
});
