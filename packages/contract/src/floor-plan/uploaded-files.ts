import { FILE_MARKS } from '@funnel/domain/floor-plan/file-mark';
import { z } from '@funnel/domain/schema';

/** The reply for files that were added to an enquiry. */
export const uploadedFilesReply = z.object({
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
});

export const UPLOAD_ERRORS = [
  'INVALID_INPUT',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'INSUFFICIENT_STORAGE',
] as const;
