import { LOST_REASONS, STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainLines } from '@funnel/domain/text/plain-lines';
import { plainText } from '@funnel/domain/text/plain-text';
import { promisedSchema } from '../calendar/book-time.ts';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);
export const noteSchema = plainLines(4000);

/** The version that the editor has seen. A stale one changes nothing. */
const seen = { enquiryId: id, version: z.int().min(0) };

const toStatus = {
  status: z.enum(STATUSES),
  lostReason: z.enum(LOST_REASONS).optional(),
  /** What happens to times that the customer was promised. Left out: kept if it is won, cancelled with a mail if it is lost. */
  promised: promisedSchema.optional(),
};

/** How an enquiry stands. */
export const pipelineState = z.object({
  enquiryId: z.string(),
  /** For the next change. */
  version: z.int(),
  status: z.enum(STATUSES),
  lostReason: z.enum(LOST_REASONS).nullable(),
  assignee: z.string().nullable(),
  showroom: z.string().nullable(),
});

const changed = pipelineState.extend({
  /** The id for undo, within the undo window. Null: nothing was changed. */
  changeId: z.string().nullable(),
});
const changedReply = z.object({ data: changed });

export const changeStatusEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/status',
  summary:
    'Moves an enquiry on in the pipeline, or marks it as lost with a reason. STALE: somebody has changed it meanwhile, and nothing is overwritten. WRONG_STATE: this move is not allowed. Webhooks leave ten seconds later; until then it can be undone.',
  capability: 'enquiry.change',
  body: z
    .object({ ...seen, ...toStatus })
    .refine(({ status, lostReason }) => (status === 'LOST') === (lostReason !== undefined), {
      path: ['lostReason'],
      message: 'must be given for a lost enquiry, and for no other',
    }),
  reply: changedReply,
  errors: ['NOT_FOUND', 'STALE', 'WRONG_STATE'],
});

export const assignEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/assign',
  summary:
    'Gives an enquiry to a staff member, to a showroom, or to both; null takes it away, and what is left out stays. STALE: somebody has changed it meanwhile. Webhooks leave ten seconds later; until then it can be undone.',
  capability: 'enquiry.change',
  body: z.object({
    ...seen,
    /** A staff id. */
    assignee: id.nullable().optional(),
    /** The code of a showroom. */
    showroom: id.nullable().optional(),
  }),
  reply: changedReply,
  errors: ['NOT_FOUND', 'STALE'],
});

export const addNoteEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/notes',
  summary: 'Adds a note to an enquiry. Notes are never overwritten, so two people can write at once.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId: id, text: noteSchema }),
  reply: z.object({ data: z.object({ noteId: z.string() }) }),
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});

export const MAX_AT_ONCE = 200;

/** One change of many enquiries. */
const manyChange = z.union([
  z
    .strictObject(toStatus)
    .refine(({ status, lostReason }) => (status === 'LOST') === (lostReason !== undefined), {
      path: ['lostReason'],
      message: 'must be given for a lost enquiry, and for no other',
    }),
  z.strictObject({ assignee: id.nullable() }),
  z.strictObject({ showroom: id.nullable() }),
]);
export type ManyChange = z.output<typeof manyChange>;

export const changeManyEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/many',
  summary:
    'Changes status, assignment or showroom of many enquiries. Each is changed or left alone by itself: one that somebody has changed meanwhile (STALE), that must not move so (WRONG_STATE) or is gone (NOT_FOUND) is named.',
  capability: 'enquiry.change',
  body: z.object({ enquiries: z.array(z.object(seen)).min(1).max(MAX_AT_ONCE), change: manyChange }),
  reply: z.object({
    data: z.object({
      changed: z.array(changed),
      left: z.array(z.object({ enquiryId: z.string(), code: z.enum(['STALE', 'WRONG_STATE', 'NOT_FOUND']) })),
    }),
  }),
});
