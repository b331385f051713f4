import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import type { StaffAccessNotice } from '../event/staff-mail-job.ts';
import { composeStaffAccessMail } from '../mail/compose-staff-access-mail.ts';
import { MailError } from '../outside/mailer.ts';
import type { Services } from '../services.ts';
import { findActiveStaff } from '../staff/staff.queries.ts';
import { issueStaffReset } from '../staff/staff-reset.queries.ts';

type Tools = Pick<Services, 'db' | 'now' | 'logger' | 'mailer' | 'mailSettings'>;

/**
 * Sends one of the staff a mail about the password. To an address that nobody of the staff has, none is sent. A retry
 * has a link of its own.
 */
export async function sendStaffAccessMail(
  { db, now, logger, mailer, mailSettings }: Tools,
  { kind, email, language }: StaffAccessNotice,
  mailId: string,
): Promise<void> {
  const staff = await findActiveStaff(db, { email });
  if (!staff) return;
  const token = kind === 'RESET_REQUESTED' ? await issueStaffReset(db, staff.staffId, now()) : undefined;
  const { settings } = await readSettings(db);
  const letter = { mailId, to: email, kind, language, token };
  try {
    await mailer.send(composeStaffAccessMail({ ...mailSettings, ...settings }, letter));
  } catch (error) {
    if (!(error instanceof MailError) || error.code !== 'REFUSED') throw error;
    logger.error({ code: error.code, kind }, 'mail refused');
    return;
  }
  if (token !== undefined) await recordReset(db, staff.staffId, now());
}

/** The actor is a visitor: anybody can ask for the mail. */
async function recordReset(db: Queryable, staffId: string, now: Date): Promise<void> {
  const event = { actor: { kind: 'visitor' }, happenedAt: now, data: { staffId } } as const;
  await recordStaffEvent(db, { type: 'staff.reset-mailed', ...event });
}
