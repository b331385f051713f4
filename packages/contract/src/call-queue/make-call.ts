import { STEP_KINDS } from '@funnel/domain/next-step/step';
import { LOST_REASONS, STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { agreedTime, promisedSchema } from '../calendar/book-time.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nextStepSchema, planSchema } from '../next-step/next-step.ts';
import { noteSchema } from '../pipeline/change-enquiry.ts';

const id = plainText(64);
const instant = z.iso.datetime({ offset: true });
const enquiry = z.object({ enquiryId: id });

const ifNotReached = z.object({ kind: z.enum(STEP_KINDS), from: instant }).nullable();
export type IfNotReached = z.output<typeof ifNotReached>;

const claimed = z.object({
  data: z.object({
    enquiryId: z.string(),
    version: z.int(),
    since: instant,
    /** What follows if nobody answers: a try, a promised time, or the list of those not reached; null: nothing. */
    ifNotReached,
  }),
});

export const claimCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/claim',
  summary:
    'Takes a call, so that nobody else makes it. Of two who try at once one wins, and the other is told CLAIMED. Claiming again is harmless. Nobody is on two calls: the one before is given back.',
  capability: 'call.make',
  body: enquiry,
  reply: claimed,
  errors: ['NOT_FOUND', 'CLAIMED'],
});

export const takeOverCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/take-over',
  summary:
    'The same, also of a call that a colleague is on. Their page is told, and what they have typed is kept in the history.',
  capability: 'call.take-over',
  body: enquiry,
  reply: claimed,
  errors: ['NOT_FOUND'],
});

export const keepCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/heartbeat',
  summary: 'Keeps a claimed call. After two minutes without this anybody can take it over.',
  capability: 'call.make',
  body: enquiry,
  errors: ['NOT_CLAIMED'],
});

export const releaseCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/release',
  summary: 'Gives a claimed call back without an outcome. Doing it again is harmless.',
  capability: 'call.make',
  body: enquiry,
});

/** In euros. */
const value = z.int().min(0).max(10_000_000).optional();

/** What happens to times that the customer was promised, if it is not the default (`promisedAfter`). */
const promised = promisedSchema.optional();

/** Without a `next` step an open enquiry gets the default of its outcome. */
const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('REACHED'), next: planSchema.optional() }),
  z.object({ kind: z.literal('OFFER'), value, next: planSchema.optional() }),
  z.object({ kind: z.literal('NOT_REACHED') }),
  z.object({ kind: z.literal('WRONG_NUMBER') }),
  z.object({ kind: z.literal('WON'), value, promised }),
  z.object({ kind: z.literal('LOST'), reason: z.enum(LOST_REASONS), promised }),
  agreedTime.options[0],
  agreedTime.options[1].extend({ promised }),
]);
export type CallEnd = z.output<typeof outcome>;

export const endCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/end',
  summary:
    'Ends a claimed call with its outcome, and a note if there is one. Mails and webhooks leave ten seconds later; until then it can be undone. SLOT_TAKEN: somebody else has the time, and nothing was changed.',
  capability: 'call.make',
  body: z.object({ enquiryId: id, outcome, note: noteSchema.optional() }),
  reply: z.object({
    data: z.object({
      callId: z.string(),
      enquiryId: z.string(),
      version: z.int(),
      status: z.enum(STATUSES),
      /** The step that comes first now; null: there is none. */
      nextStep: nextStepSchema.nullable(),
      undoUntil: instant,
    }),
  }),
  errors: ['NOT_FOUND', 'NOT_CLAIMED', 'SLOT_TAKEN', 'PLANNER_BUSY', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});

export const undoCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/undo',
  summary:
    'Takes the outcome of a call back, within ten seconds: everything is as before, the call is claimed again unless one is on another, and nobody is told. The note comes back as text.',
  capability: 'call.make',
  body: z.object({ callId: id }),
  reply: z.object({
    data: z.object({ enquiryId: z.string(), version: z.int(), note: z.string().nullable() }),
  }),
  errors: ['NOT_FOUND', 'STALE', 'CLAIMED', 'SLOT_TAKEN', 'UNDO_OVER'],
});
