import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

export const downloadByLinkEndpoint = defineEndpoint({
  path: '/api/v1/floorplan-files',
  summary:
    'A floor plan, by the signed link in the mail to the retailer. The link is over after thirty days.',
  capability: 'file.read-by-link',
  limits: ['fetchedFilesOfClient'],
  query: z.object({ token: plainText(300) }),
  reply: z.unknown(),
  replyAs: 'file',
  errors: ['NOT_FOUND', 'TOKEN_OVER'],
});
