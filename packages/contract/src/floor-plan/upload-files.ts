import { FILE_MARKS } from '@funnel/domain/floor-plan/file-mark';
import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

/** The name that every file has in the form. */
export const FILES_FIELD = 'files';

const uploadedFiles = z.array(
  z.object({
    fileId: z.string(),
    name: z.string(),
    /** Of what is kept: a picture is made anew, a PDF stays as it is. */
    mediaType: z.string(),
    bytes: z.number(),
    /** What a PDF holds beside pages, such as scripts. It is kept, and handed out as a download only. */
    marks: z.array(z.enum(FILE_MARKS)).default([]),
  }),
);

export type UploadedFile = z.infer<typeof uploadedFiles>[number];

export const uploadFilesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/fc/files',
  summary:
    "Takes pictures and PDFs as multipart/form-data, field 'files', up to 8 of 15 MB each, all of them or none. " +
    'What no kitchen claims within a day is removed. From elsewhere than our own pages it needs the token of a link for ' +
    'floor plans in the header x-enquiry-token.',
  capability: 'file.add',
  sameOriginOrToken: true,
  /** Every picture is brought below 2 MB, whatever is asked for; where the visitor came from changes nothing. */
  query: z.object({
    img_cap_size: z.string().optional().catch(undefined),
    src: z.enum(['funnel', 'terminfinder']).optional().catch(undefined),
  }),
  bodyAs: 'files',
  /** Twice, since the two flows look in two places (R15). */
  reply: z.object({ uploadedFiles, data: z.object({ uploadedFiles }) }),
  errors: [
    'INVALID_INPUT',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'IDEMPOTENCY_KEY_REUSED',
    'TOO_MANY_REQUESTS',
    'INSUFFICIENT_STORAGE',
  ],
  repeatable: true,
});
