import { showroomName } from '@funnel/domain/showroom/showroom';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { findEnquiryToTell } from '../event/event-subject.queries.ts';
import { mailedLinkToken } from '../floor-plan/floor-plan-link.queries.ts';
import { MailError } from '../outside/mailer.ts';
import type { Services } from '../services.ts';
import { composeMail } from './compose-mail.ts';
import { findAppointmentToTell, findWishBeside, isMailWaiting, markMail } from './mail.queries.ts';
import type { SendMail } from './send-mail-job.ts';

type Tools = Pick<Services, 'db' | 'now' | 'logger' | 'mailer' | 'mailSettings' | 'appointmentToken'>;

/** Sends one mail. What is refused for good is noted and not tried again; any other failure is. */
export async function sendMail(tools: Tools, order: SendMail): Promise<void> {
  const { db, now, logger, mailer, mailSettings, appointmentToken } = tools;
  const { mailId, kind, enquiryId } = order;
  if (!(await isMailWaiting(db, mailId))) return;
  const enquiry = await findEnquiryToTell(db, enquiryId);
  if (!enquiry) return;
  const appointment = await findAppointmentToTell(db, enquiryId);
  const token = appointment && (await appointmentToken(appointment.appointmentId));
  const wishedAt = order.eventType === 'callback.wished' ? await findWishBeside(db, enquiryId) : undefined;
  const { settings } = await readSettings(db);
  const showroom = enquiry.showroom === null ? undefined : showroomName(settings.showrooms, enquiry.showroom);
  const asksToConfirm = settings.slots.unconfirmedHours > 0;
  const at = now();
  const floorPlanToken =
    kind === 'ENQUIRY_RECEIVED' ? await mailedLinkToken(db, { mailId, enquiryId, now: at }) : undefined;
  const links = { token, floorPlanToken };
  const material = { order, enquiry, appointment, ...links, wishedAt, showroom, asksToConfirm, now: at };
  const mail = await composeMail({ ...mailSettings, ...settings }, material);
  if (!mail) return markMail(db, mailId, { failure: 'OVERTAKEN' });
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await markMail(db, mailId, { failure: error.code });
    if (error.code !== 'REFUSED') throw error;
    logger.error({ code: error.code, kind }, 'mail refused');
    return;
  }
  await markMail(db, mailId, { sentAt: now() });
}
