import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { composeStaffMail } from '../mail/compose-staff-mail.ts';
import { MailError } from '../outside/mailer.ts';
import type { Services } from '../services.ts';
import { findInvitation, invitationToken } from '../staff/invitation.queries.ts';

type Tools = Pick<Services, 'db' | 'now' | 'logger' | 'mailer' | 'mailSettings'>;

/** Sends the mail of an invitation that is still open. A retry sends the same link. */
export async function sendStaffMail(
  { db, now, logger, mailer, mailSettings }: Tools,
  { invitationId }: { readonly invitationId: string },
  mailId: string,
): Promise<void> {
  const invitation = await findInvitation(db, invitationId, now());
  if (!invitation?.email) return;
  const { settings } = await readSettings(db);
  const token = await invitationToken(db, invitationId);
  const letter = { mailId, to: invitation.email, role: invitation.role, token };
  try {
    await mailer.send(composeStaffMail({ ...mailSettings, ...settings }, letter));
  } catch (error) {
    if (!(error instanceof MailError) || error.code !== 'REFUSED') throw error;
    logger.error({ code: error.code, kind: 'STAFF_INVITED' }, 'mail refused');
  }
}
