import { z } from '@funnel/domain/schema';

/** A staff member for colleagues. */
export const staffMemberSchema = z.object({ staffId: z.string(), name: z.string() });
