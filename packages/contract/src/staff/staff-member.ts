import { z } from '@funnel/domain/schema';

/** One of the staff, as others see them. */
export const staffMemberSchema = z.object({ staffId: z.string(), name: z.string() });
