import { APPOINTMENT_KINDS } from '@funnel/domain/appointment/appointment';
import { z } from '@funnel/domain/schema';
import { toldStandingShape } from './told-standing.ts';

const instant = z.iso.datetime({ offset: true });

/** The appointment for its owner: by the mailed link, and in the customer area. */
export const shownAppointmentSchema = z.object({
  kind: z.enum(APPOINTMENT_KINDS),
  ...toldStandingShape,
  start: instant,
  end: instant,
  /** False once it has begun. */
  canChange: z.boolean(),
  /** Null if there is nothing to confirm. `until` is null if the seat does not lapse. */
  toConfirm: z.object({ until: instant.nullable() }).nullable(),
});

export type ShownAppointment = z.output<typeof shownAppointmentSchema>;
