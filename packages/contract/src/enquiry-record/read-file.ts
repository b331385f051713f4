import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);

export const readFileEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiry/file',
  summary:
    'A floor plan as a download, or as a picture to be shown in place: of a PDF, its first page. That it was looked at is written down.',
  capability: 'enquiry.read',
  shows: 'logged',
  query: z.object({ enquiryId: id, fileId: id, as: z.enum(['download', 'picture']).default('download') }),
  reply: z.unknown(),
  replyAs: 'file',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});
