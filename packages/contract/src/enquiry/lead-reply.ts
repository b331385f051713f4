import { z } from '@funnel/domain/schema';
import { anyId } from '../any-id.ts';
import { toldStandingShape } from '../appointment/told-standing.ts';

const lead = z.object({ enquiryId: z.string(), kitchenId: z.string(), email: z.string() });

/** The reply of our server to an enquiry. */
export const leadReply = z.object({ data: lead });

/** The same for an enquiry with a call, with the standing of the call. */
export const bookedLeadReply = z.object({
  data: lead.extend({ appointment: z.object(toldStandingShape).optional() }),
});

/** The reply of a foreign service. A call in an unknown form is dropped. */
export const anyLeadReply = z.object({
  data: z.object({
    enquiryId: anyId,
    kitchenId: anyId,
    email: z.string(),
    appointment: z.object(toldStandingShape).optional().catch(undefined),
  }),
});
