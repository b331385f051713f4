import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, roleSchema } from './staff-schema.ts';

export const listStaffEndpoint = defineEndpoint({
  path: '/api/desk/staff',
  summary: 'Lists everybody who works at the desk, or did.',
  capability: 'staff.read',
  reply: z.object({
    data: z.object({
      staff: z.array(
        z.object({
          staffId: z.string(),
          email: z.string(),
          name: z.string(),
          role: roleSchema,
          isActive: z.boolean(),
          hasCodes: z.boolean(),
          /** Of the caller. */
          seenAt: z.string().optional(),
        }),
      ),
    }),
  }),
});

export const changeRoleEndpoint = defineEndpoint({
  path: '/api/desk/staff/role',
  summary:
    'Gives somebody another role. The last owner stays one. STALE: the role is not `from` any more, and nothing was changed.',
  capability: 'staff.manage',
  body: z.object({
    staffId: idSchema,
    role: roleSchema,
    /** The role that the caller has seen. A stale one is refused. */
    from: roleSchema.optional(),
  }),
  errors: ['NOT_FOUND', 'STALE', 'LAST_OWNER', 'CODES_MISSING'],
});

export const deactivateStaffEndpoint = defineEndpoint({
  path: '/api/desk/staff/deactivate',
  summary: 'Ends somebody’s access, at once and everywhere. The last owner stays.',
  capability: 'staff.manage',
  body: z.object({ staffId: idSchema }),
  errors: ['NOT_FOUND', 'LAST_OWNER'],
});
