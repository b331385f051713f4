import { z } from '@funnel/domain/schema';
import { STAFF_ROLES } from '@funnel/domain/staff/staff-role';
import { defineEndpoint } from '../endpoint.ts';

export const listColleaguesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/desk/colleagues',
  summary: 'Everybody who can be given an enquiry, by name.',
  capability: 'desk.use',
  reply: z.object({
    data: z.object({
      colleagues: z.array(z.object({ staffId: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) })),
    }),
  }),
  errors: ['TOO_MANY_REQUESTS'],
});
