import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';
import { signId, verifyId } from '../db/secret/signed-id.ts';
import { type Appointment, findAppointment } from './appointment.queries.ts';

const SECRET = 'mailed-link';
const PURPOSE = 'appointment';
const WISHED_PURPOSE = 'wished-call';

/** For the link in a mail. Anyone with this token may see, move and cancel the appointment. */
export async function appointmentToken(db: Queryable, appointmentId: string): Promise<string> {
  return signId(await readSecret(db, SECRET), PURPOSE, appointmentId);
}

export async function findAppointmentByToken(db: Queryable, token: string): Promise<Appointment | undefined> {
  const appointmentId = verifyId(await readSecret(db, SECRET), PURPOSE, token);
  return appointmentId === undefined ? undefined : findAppointment(db, appointmentId);
}

type Stand = Pick<Appointment, 'appointmentId' | 'sequence'>;

/** For the sender of a wish: may move the call until its next change. */
export async function wishedCallToken(db: Queryable, { appointmentId, sequence }: Stand): Promise<string> {
  return signId(await readSecret(db, SECRET), WISHED_PURPOSE, `${appointmentId}.${sequence}`);
}

/** Whether a token of either kind lets its holder move the call. */
export async function mayMoveCall(db: Queryable, token: string, call: Stand): Promise<boolean> {
  const secret = await readSecret(db, SECRET);
  const { appointmentId, sequence } = call;
  const isMailed = verifyId(secret, PURPOSE, token) === appointmentId;
  return isMailed || verifyId(secret, WISHED_PURPOSE, token) === `${appointmentId}.${sequence}`;
}
