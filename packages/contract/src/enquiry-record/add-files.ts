import { FILE_MARKS } from '@funnel/domain/floor-plan/file-mark';
import { FILE_PURPOSES } from '@funnel/domain/floor-plan/file-purpose';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

export const addFilesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/desk/enquiry/files',
  summary:
    "Takes pictures and PDFs of the staff as multipart/form-data, field 'files', such as an offer. They show in the customer area, and the customer cannot delete them.",
  capability: 'enquiry.change',
  query: z.object({ enquiryId: plainText(64), purpose: z.enum(FILE_PURPOSES).default('PLAN') }),
  bodyAs: 'files',
  reply: z.object({
    data: z.object({
      uploadedFiles: z.array(
        z.object({
          fileId: z.string(),
          name: z.string(),
          mediaType: z.string(),
          bytes: z.number(),
          marks: z.array(z.enum(FILE_MARKS)),
        }),
      ),
    }),
  }),
  errors: [
    'INVALID_INPUT',
    'NOT_FOUND',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'IDEMPOTENCY_KEY_REUSED',
    'TOO_MANY_REQUESTS',
    'INSUFFICIENT_STORAGE',
  ],
  repeatable: true,
});
