import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { UPLOAD_ERRORS, uploadedFilesReply } from '../floor-plan/uploaded-files.ts';

const id = plainText(64);

export const uploadMyFilesEndpoint = defineEndpoint({
  path: '/api/v1/customer/files',
  summary:
    "Takes pictures and PDFs of the customer as multipart/form-data, field 'files', for the kitchen of one enquiry.",
  capability: 'own-file.change',
  query: z.object({ enquiryId: id }),
  bodyAs: 'files',
  reply: uploadedFilesReply,
  errors: UPLOAD_ERRORS,
  repeatable: true,
});

export const downloadMyFileEndpoint = defineEndpoint({
  path: '/api/v1/customer/files/content',
  summary:
    "A file of the customer's, as a download, or a picture to be shown in place: of a PDF, its first page.",
  capability: 'own-file.read',
  query: z.object({ enquiryId: id, fileId: id, as: z.enum(['download', 'picture']).default('download') }),
  reply: z.unknown(),
  replyAs: 'file',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export const deleteMyFileEndpoint = defineEndpoint({
  path: '/api/v1/customer/files/delete',
  summary: "Deletes a file of the customer's for good.",
  capability: 'own-file.change',
  body: z.object({ enquiryId: id, fileId: id }),
  errors: ['NOT_FOUND'],
});
