import { APPOINTMENT_KINDS } from '@funnel/domain/appointment/appointment';
import { STANDINGS } from '@funnel/domain/appointment/standing';
import { PLAN_KINDS, STEP_CAUSES, STEP_KINDS } from '@funnel/domain/next-step/step';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';

const instant = z.iso.datetime({ offset: true });

/** An open step of an enquiry, as the desk shows it everywhere. */
export const nextStepSchema = z.object({
  stepId: z.string(),
  enquiryId: z.string(),
  kind: z.enum(STEP_KINDS),
  cause: z.enum(STEP_CAUSES),
  from: instant,
  until: instant,
  /** For that day, at no time. */
  isWholeDay: z.boolean(),
  /** The customer was told. */
  isPromised: z.boolean(),
  /** Of a call or a wish. */
  call: z.enum(APPOINTMENT_KINDS).nullable(),
  standing: z.enum(STANDINGS).nullable(),
  /** Of a visit. */
  visit: z.object({ kind: z.enum(VISIT_KINDS), showroom: z.string() }).nullable(),
  /** Who does it; null: whoever looks after the enquiry. */
  staffId: z.string().nullable(),
  text: z.string(),
  /** For the next change: what somebody else has changed since is not overwritten. */
  changedAt: instant,
});
export type NextStep = z.output<typeof nextStepSchema>;

export const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:00');

/** What staff plan. */
export const planSchema = z.object({
  kind: z.enum(PLAN_KINDS),
  date: z.iso.date(),
  /** In Germany; left out: at no time of that day. */
  time: wallTime.optional(),
  /** Left out: whoever looks after the enquiry. */
  staffId: plainText(64).optional(),
  text: plainText(200).optional(),
});
export type Planned = z.output<typeof planSchema>;

const day = z.iso.date();

/** The days that the desk proposes for plans: working days. */
export const suggestedSchema = z.object({ call: day, followUp: day, offer: day, wait: day });
