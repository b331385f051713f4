import { z } from '@funnel/domain/schema';

/** An id of any service: some have numeric ids. We pass ids on as texts. */
export const anyId = z.union([z.string().min(1), z.number()]).transform((id) => String(id));
