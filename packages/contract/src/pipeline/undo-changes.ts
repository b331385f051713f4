import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { MAX_AT_ONCE, pipelineState } from './change-enquiry.ts';

export const undoChangesEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/undo',
  summary:
    'Takes own changes of status, assignment or showroom, and withdrawals of files, back, within ten seconds: the enquiries are as before, and nobody is told. Each change is taken back or left alone by itself: one is named whose enquiry was changed since (STALE), that was told already (UNDO_OVER), or that is taken back already or not one of your own (NOT_FOUND).',
  capability: 'enquiry.change',
  body: z.object({ changeIds: z.array(z.uuid()).min(1).max(MAX_AT_ONCE) }),
  reply: z.object({
    data: z.object({
      undone: z.array(pipelineState),
      left: z.array(z.object({ changeId: z.string(), code: z.enum(['STALE', 'UNDO_OVER', 'NOT_FOUND']) })),
    }),
  }),
});
