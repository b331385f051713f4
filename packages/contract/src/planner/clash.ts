import { CLASH_REASONS } from '@funnel/domain/planner/planner';
import { z } from '@funnel/domain/schema';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { staffMemberSchema } from '../staff/staff-member.ts';

const instant = z.iso.datetime({ offset: true });

/** Why a planner is not free, and the free ways: another planner, another time. No personal data of customers. */
export const clashSchema = z.object({
  planner: staffMemberSchema,
  reason: z.enum(CLASH_REASONS),
  /** When the planner is taken, travel included. */
  from: instant,
  until: instant,
  /** Where the planner is instead. */
  visit: z
    .object({ kind: z.enum(VISIT_KINDS), showroom: z.string(), start: instant, end: instant })
    .nullable(),
  /** Who else is free at that time. */
  freePlanners: z.array(staffMemberSchema),
  /** When the planner is free next. */
  freeTimes: z.array(z.object({ start: instant, end: instant })),
});
export type Clash = z.output<typeof clashSchema>;
