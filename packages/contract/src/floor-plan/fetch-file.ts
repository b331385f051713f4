import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

export const fetchFileEndpoint = defineEndpoint({
  path: '/api/v1/enquiry-files',
  summary:
    'A file of an enquiry, for a program of the retailer: the event `files.added` has the address. That it was fetched is written down.',
  capability: 'file.fetch',
  limits: ['fetchedFilesOfClient'],
  shows: 'logged',
  query: z.object({ fileId: plainText(64) }),
  reply: z.unknown(),
  replyAs: 'file',
  errors: ['NOT_FOUND'],
});

/** The download address for programs. */
export function fetchFileUrl(publicUrl: string, fileId: string): string {
  return `${publicUrl}${fetchFileEndpoint.path}?fileId=${encodeURIComponent(fileId)}`;
}
