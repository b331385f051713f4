import { FILE_MARKS } from '@funnel/domain/floor-plan/file-mark';
import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

/** The form field of every file. */
export const FILES_FIELD = 'files';

const uploadedFiles = z.array(
  z.object({
    fileId: z.string(),
    name: z.string(),
    /** The type of the stored file: a picture is re-encoded, a PDF is unchanged. */
    mediaType: z.string(),
    bytes: z.number(),
    /** Active content of a PDF, such as scripts. It is stored, and served only as a download. */
    marks: z.array(z.enum(FILE_MARKS)).default([]),
  }),
);

export type UploadedFile = z.infer<typeof uploadedFiles>[number];

export const uploadFilesEndpoint = defineEndpoint({
  path: '/fc/files',
  summary:
    "Takes pictures and PDFs as multipart/form-data, field 'files', up to 8 of 15 MB each, all of them or none. " +
    'What no kitchen claims within a day is removed. From elsewhere than our own pages it needs the token of a link for ' +
    'floor plans in the header x-enquiry-token.',
  capability: 'file.add',
  limits: 'own',
  sameOriginOrToken: true,
  /** Every picture is shrunk below 2 MB, whatever the query requests; the visitor's origin is ignored. */
  query: z.object({
    img_cap_size: z.string().optional().catch(undefined),
    src: z.enum(['funnel', 'terminfinder']).optional().catch(undefined),
  }),
  bodyAs: 'files',
  /** Twice, because the two flows read it in two places (R15). */
  reply: z.object({ uploadedFiles, data: z.object({ uploadedFiles }) }),
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IDEMPOTENCY_KEY_REUSED', 'INSUFFICIENT_STORAGE'],
  repeatable: true,
});
