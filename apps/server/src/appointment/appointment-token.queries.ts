import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';
import { signId, verifyId } from '../db/secret/signed-id.ts';
import { type Appointment, findAppointment } from './appointment.queries.ts';

const SECRET = 'mailed-link';
const PURPOSE = 'appointment';

/** For the link in a mail. Anyone with this token may see, move and cancel the appointment. */
export async function appointmentToken(db: Queryable, appointmentId: string): Promise<string> {
  return signId(await readSecret(db, SECRET), PURPOSE, appointmentId);
}

export async function findAppointmentByToken(db: Queryable, token: string): Promise<Appointment | undefined> {
  const appointmentId = verifyId(await readSecret(db, SECRET), PURPOSE, token);
  return appointmentId === undefined ? undefined : findAppointment(db, appointmentId);
}
