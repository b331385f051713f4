import { APPOINTMENT_STATES } from '@funnel/domain/appointment/appointment';
import { z } from '@funnel/domain/schema';

/** The standing of a call, the same in every reply (`toldStanding` of the domain). */
export const toldStandingShape = {
  state: z.enum(APPOINTMENT_STATES),
  /** True: the time is booked for good. A BOOKED call that is not confirmed is only reserved. */
  confirmed: z.boolean(),
};
