import { APPOINTMENT_KINDS, APPOINTMENT_STATES } from '@funnel/domain/appointment/appointment';
import { CALL_OUTCOMES } from '@funnel/domain/call-queue/claim';
import { CONTACT_CHANGE_FIELDS } from '@funnel/domain/contact/contact-change';
import { PREFERRED_LANGUAGES } from '@funnel/domain/contact/preferred-language';
import { SALUTATION_CODES } from '@funnel/domain/contact/salutation';
import { SUSPICIONS } from '@funnel/domain/enquiry/suspicion';
import { VERDICTS } from '@funnel/domain/enquiry/vetting';
import { FILE_PURPOSES } from '@funnel/domain/floor-plan/file-purpose';
import { STEP_KINDS } from '@funnel/domain/next-step/step';
import { LOST_REASONS, STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';

/** The version of `EventData`. Raise it when a field is removed or changes its meaning, not for a new field. */
export const EVENT_VERSION = 2;

/** Stored codes, which are typed as text. */
const codes = (list: readonly string[]): z.ZodType<string> => z.enum(list);
export const instant = z.iso.datetime();
const texts = z.record(z.string(), z.string());

export const eventEnquirySchema = z.object({
  receivedAt: instant.describe('time of receipt'),
  rescued: z
    .boolean()
    .optional()
    .describe('`true`: it could not be sent and was found in an error report; answers may be missing'),
  entry: z.string().optional().describe('the landing page'),
  funnel: z.string().optional().describe('the name of the funnel'),
  salutation: codes(SALUTATION_CODES),
  fullName: z.string().describe('as typed'),
  firstName: z.string(),
  lastName: z.string(),
  preferredLanguage: codes(PREFERRED_LANGUAGES).describe('the preferred language'),
  postcode: z.string().describe('empty if unknown'),
  email: z.string().describe('empty if only a telephone number is known'),
  telephone: z
    .string()
    .describe('E.164, such as `+49681123456`, if a numbering plan has it; otherwise as typed'),
  telephoneRaw: z.string().describe('as typed'),
  answers: texts.describe('question key to answer code'),
  tracking: texts.describe('the origin of the visit'),
  hidden: texts.optional().describe('the hidden fields of your page'),
  estimateValue: z.number().optional().describe('the estimated price, in thousands of euros'),
  estimatePercentile: z.number().optional().describe('percentage of cheaper kitchens'),
  suspicion: z.array(codes(SUSPICIONS)).readonly().describe('why it may come from a bot; usually empty'),
});

/** A program with an API key fetches it from `url`. */
export const eventFileSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  type: z.string().describe('its media type'),
  size: z.int().describe('in bytes'),
  url: z.url().describe('fetch it with an API key that has the scope `files:read`'),
  purpose: z.enum(FILE_PURPOSES).optional().describe('set by the staff; absent for files of the visitor'),
});

export const statusChangeSchema = z.object({
  from: z.enum(STATUSES),
  to: z.enum(STATUSES),
  lostReason: z.enum(LOST_REASONS).optional(),
});

export const eventVisitSchema = z.object({
  visitId: z.string(),
  kind: z.enum(VISIT_KINDS),
  showroom: z.string().describe('its code'),
  startsAt: instant,
  endsAt: instant,
  planner: z.string().nullable().optional().describe('the staff id of the planner; null: nobody yet'),
});

const eventStepSchema = z.object({ kind: z.enum(STEP_KINDS), startsAt: instant, promised: z.boolean() });

/** The change by a staff member. */
const eventChangeSchema = z.object({
  status: statusChangeSchema.optional(),
  assignee: z.string().nullable().optional().describe('a staff id; null: unassigned'),
  showroom: z.string().nullable().optional().describe('its code; null: none'),
  undoneEventId: z.string().optional().describe('the event of the undone change'),
  contact: z
    .array(z.enum(CONTACT_CHANGE_FIELDS))
    .optional()
    .describe('the changed fields; `enquiry` has the values'),
  verdict: z.enum(VERDICTS).optional().describe('the decision about a suspect or rescued enquiry'),
  mergedInto: z
    .string()
    .nullable()
    .optional()
    .describe('the enquiry that this one was merged into; null: the merge was reverted'),
  apartFrom: z.string().optional().describe('the enquiry of the other person'),
  noteId: z.string().optional().describe('the text itself is not sent'),
  takenFrom: z.string().optional().describe('the staff id of the previous agent'),
  outcome: z.enum(CALL_OUTCOMES).optional().describe('the outcome of the call'),
  callId: z.string().optional(),
  nextTryAt: instant.nullable().optional().describe('when it is tried again; null: it is not'),
  nextStep: eventStepSchema
    .nullable()
    .optional()
    .describe('what is to be done next; `promised`: the customer was told the time; null: nothing'),
  doneStep: eventStepSchema.optional().describe('the step that was ticked off'),
  visit: eventVisitSchema.optional(),
});

/** The state of an enquiry at the time of the event. */
export const eventDataSchema = z.object({
  enquiryId: z.string().describe('confidential: whoever has it can add to the enquiry'),
  statisticsId: z
    .string()
    .optional()
    .describe(
      'the id of the enquiry in the data layer of your page, to join statistics; absent in events of older releases',
    ),
  /** Absent in events of version 1. */
  enquiry: eventEnquirySchema.optional().describe('its state at the time of the event'),
  showroom: z
    .string()
    .optional()
    .describe('the code of its showroom: at first by postcode, later as chosen by visitor or staff'),
  /** The call, once booked or wished for. */
  appointment: z
    .object({
      appointmentId: z.string(),
      kind: z.enum(APPOINTMENT_KINDS),
      state: z.enum(APPOINTMENT_STATES),
      confirmed: z
        .boolean()
        .optional()
        .describe(
          '`true`: final; an unconfirmed `BOOKED` call is only reserved; absent in events of older releases',
        ),
      startsAt: instant,
      endsAt: instant,
    })
    .optional()
    .describe('the call, once booked or wished for'),
  files: z.array(eventFileSchema).optional().describe('the added or withdrawn files'),
  change: eventChangeSchema.optional().describe('the change'),
});
export type EventData = z.output<typeof eventDataSchema>;
export type EventFile = NonNullable<EventData['files']>[number];
export type EventChange = NonNullable<EventData['change']>;
