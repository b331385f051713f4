import { z } from '@funnel/domain/schema';
import { STAFF_ROLES } from '@funnel/domain/staff/staff-role';
import { defineEndpoint } from '../endpoint.ts';

/** The staff member who is signed in at the desk. */
const staffSessionReply = z.object({
  data: z.object({ staffId: z.string(), email: z.string(), role: z.enum(STAFF_ROLES) }),
});

export const showStaffSessionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/desk/session',
  summary: 'Tells who is signed in at the desk.',
  capability: 'desk.use',
  reply: staffSessionReply,
  errors: [],
});
