import { PLAN_KINDS } from '@funnel/domain/next-step/step';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { noteSchema } from '../pipeline/change-enquiry.ts';
import { nextStepSchema, planSchema, wallTime } from './next-step.ts';

const id = plainText(64);

/** The step as its editor has seen it. */
const seen = { stepId: id, changedAt: z.iso.datetime({ offset: true }) };

/** The id for undo, within the undo window. */
const changeId = z.string();

export const planStepEndpoint = defineEndpoint({
  path: '/api/v1/desk/steps/plan',
  summary:
    'Plans a next step of an enquiry, also of a closed one. Whom nobody reached is decided about by it. It can be undone for ten seconds. WRONG_STATE: the person has fifty open steps.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId: id, plan: planSchema }),
  reply: z.object({ data: z.object({ changeId, step: nextStepSchema }) }),
  errors: ['NOT_FOUND', 'WRONG_STATE', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});

const stepChange = z
  .strictObject({
    kind: z.enum(PLAN_KINDS).optional(),
    /** Another day; without a time it is for the whole day. */
    when: z.strictObject({ date: z.iso.date(), time: wallTime.optional() }).optional(),
    /** Null: whoever looks after the enquiry. */
    staffId: id.nullable().optional(),
    text: plainText(200).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'must change something');
export type StepChange = z.output<typeof stepChange>;

export const changeStepEndpoint = defineEndpoint({
  path: '/api/v1/desk/steps/change',
  summary:
    'Changes day, time, person or text of a step that the customer was not told of; what is left out stays. STALE: somebody has changed or ended it meanwhile. WRONG_STATE: the customer was told its time. It can be undone for ten seconds.',
  capability: 'enquiry.change',
  body: z.object({ ...seen, change: stepChange }),
  reply: z.object({
    data: z.object({
      /** Null: nothing was changed. */
      changeId: changeId.nullable(),
      step: nextStepSchema,
    }),
  }),
  errors: ['NOT_FOUND', 'STALE', 'WRONG_STATE'],
});

/** What a person is left with who has no other step. */
export const followingSchema = z.object({
  /** The step that was planned; null: there are others. */
  planned: nextStepSchema.nullable(),
  /** It is the default. */
  isDefault: z.boolean(),
});

export const finishStepEndpoint = defineEndpoint({
  path: '/api/v1/desk/steps/done',
  summary:
    'Ticks a step off, with a note of how it went if there is one. An open enquiry always has a next step: `next`, or a follow-up if it was the last one. STALE: somebody has changed or ended it meanwhile. WRONG_STATE: a promised call whose time has not come, or a visit. It can be undone for ten seconds.',
  capability: 'enquiry.change',
  body: z.object({ ...seen, note: noteSchema.optional(), next: planSchema.optional() }),
  reply: z.object({ data: followingSchema.extend({ changeId, enquiryId: z.string() }) }),
  errors: ['NOT_FOUND', 'STALE', 'WRONG_STATE', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});
