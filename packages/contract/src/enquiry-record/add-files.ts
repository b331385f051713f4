import { FILE_PURPOSES } from '@funnel/domain/floor-plan/file-purpose';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { UPLOAD_ERRORS, uploadedFilesReply } from '../floor-plan/uploaded-files.ts';

export const addFilesEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiry/files',
  summary:
    "Takes pictures and PDFs of the staff as multipart/form-data, field 'files', such as an offer. They show in the customer area, and the customer cannot delete them.",
  capability: 'enquiry.change',
  query: z.object({ enquiryId: plainText(64), purpose: z.enum(FILE_PURPOSES).default('PLAN') }),
  bodyAs: 'files',
  reply: uploadedFilesReply,
  errors: UPLOAD_ERRORS,
  repeatable: true,
});
