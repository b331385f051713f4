import { z } from '../schema.ts';
import { STAFF_ROLES } from './staff-role.ts';

/** All fields of audit events. The type of an event declares which it has. */
export const staffEventDataSchema = z.object({
  /** The member of staff concerned. Absent for a sign-in with an unknown address. */
  staffId: z.string().optional(),
  role: z.enum(STAFF_ROLES).optional(),
  formerRole: z.enum(STAFF_ROLES).optional(),
  /** The names before and after somebody was renamed. */
  formerName: z.string().optional(),
  name: z.string().optional(),
  /** The invited address, since there is no id yet. */
  email: z.string().optional(),
  invitationId: z.string().optional(),
  sessionId: z.string().optional(),
  /** Why a sign-in failed. */
  reason: z.enum(['password', 'code']).optional(),
  /** Whether sign-ins now need one-time codes. */
  hasCodes: z.boolean().optional(),
  /** The path of the call that showed, exported or changed personal data, and its enquiries if known. */
  call: z.string().optional(),
  enquiryIds: z.array(z.string()).readonly().optional(),
  /** The change of a webhook address. */
  act: z.enum(['added', 'paused', 'gone', 'resumed', 'removed']).optional(),
  endpointId: z.string().optional(),
  /** Its address without possible secrets. */
  host: z.string().optional(),
  /** The replayed events. */
  eventIds: z.array(z.string()).readonly().optional(),
});
export type StaffEventData = z.output<typeof staffEventDataSchema>;
