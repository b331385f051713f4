import { isPhone, MAX_PHONE_LENGTH } from '@funnel/domain/contact/phone';
import { ABSENCE_REASONS } from '@funnel/domain/planner/absence';
import { z } from '@funnel/domain/schema';
import { momentSchema } from '@funnel/domain/slot/moment-schema';
import { openingHoursSchema } from '@funnel/domain/slot/slot-settings';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema } from '../staff/staff-schema.ts';

const instant = z.iso.datetime({ offset: true });

/** Working hours in wall time in Germany, and the showrooms where somebody plans. */
const planShape = {
  workingHours: openingHoursSchema,
  showrooms: z.array(plainText(64)).max(50),
};

const absence = z.object({
  absenceId: z.string(),
  start: instant,
  end: instant,
  isWholeDay: z.boolean(),
  reason: z.enum(ABSENCE_REASONS),
});
export type Absence = z.output<typeof absence>;

const planner = z.object({
  staffId: z.string(),
  name: z.string(),
  /** For customers; empty: none. */
  workTelephone: z.string(),
  /** The version of the plan and the telephone number: 0 before the first change. */
  version: z.int(),
  /** Null: nobody has set any hours. */
  plan: z.object(planShape).nullable(),
  /** Those that are not over. */
  absences: z.array(absence),
});
export type PlannerDetails = z.output<typeof planner>;

/** Visits that no longer fit. They stay until somebody moves them or names another planner. */
const visits = z.array(
  z.object({
    visitId: z.string(),
    enquiryId: z.string(),
    fullName: z.string(),
    kind: z.enum(VISIT_KINDS),
    showroom: z.string(),
    start: instant,
    end: instant,
  }),
);

export const listPlannersEndpoint = defineEndpoint({
  path: '/api/v1/desk/planners',
  summary: 'Everybody who can sign in, with working hours, showrooms and absences.',
  capability: 'calendar.read',
  reply: z.object({ data: z.object({ planners: z.array(planner) }) }),
});

export const changePlannerEndpoint = defineEndpoint({
  path: '/api/v1/desk/planners',
  summary:
    'Sets working hours, showrooms and telephone number of somebody. Names their visits outside the hours, which stay. STALE: somebody else has changed them meanwhile.',
  capability: 'hours.change',
  shows: ['visits'],
  body: z.object({
    staffId: idSchema,
    version: z.int(),
    /** Null: no hours, and no place of their own. */
    plan: z.object(planShape).nullable(),
    workTelephone: plainText(MAX_PHONE_LENGTH)
      .trim()
      .refine((text) => text === '' || isPhone(text), 'must be a telephone number'),
  }),
  reply: z.object({ data: z.object({ planner, visits }) }),
  errors: ['NOT_FOUND', 'STALE'],
});

export const addAbsenceEndpoint = defineEndpoint({
  path: '/api/v1/desk/absences',
  summary:
    'Somebody is not at work: whole days, or hours. One’s own, or with the right to change hours of anybody. Names the visits at that time, which stay.',
  capability: 'calendar.read',
  shows: ['visits'],
  body: z.object({
    staffId: idSchema,
    reason: z.enum(ABSENCE_REASONS),
    period: z.union([
      z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
      z.strictObject({ start: momentSchema, end: momentSchema }),
    ]),
    /** Dry run: names the visits, and nothing is stored. */
    isTrial: z.boolean().default(false),
  }),
  reply: z.object({ data: z.object({ absence: absence.nullable(), visits }) }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const removeAbsenceEndpoint = defineEndpoint({
  path: '/api/v1/desk/absences/remove',
  summary: 'Takes an absence back.',
  capability: 'calendar.read',
  body: z.object({ absenceId: idSchema }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});
