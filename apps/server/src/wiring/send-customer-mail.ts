import { prepareCustomerMail } from '../account/prepare-customer-mail.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import type { CustomerNotice } from '../event/customer-mail-job.ts';
import { composeCustomerMail } from '../mail/compose-customer-mail.ts';
import { MailError } from '../outside/mailer.ts';
import type { Services } from '../services.ts';

type Tools = Pick<Services, 'db' | 'now' | 'logger' | 'mailer' | 'mailSettings'>;

/** Sends a customer a mail about the account. Its links are made for this mail only. */
export async function sendCustomerMail(tools: Tools, notice: CustomerNotice, mailId: string): Promise<void> {
  const { db, now, logger, mailer, mailSettings } = tools;
  const prepared = await db.transaction().execute((tx) => prepareCustomerMail(tx, notice, now()));
  if (!prepared) return;
  const { settings } = await readSettings(db);
  const head = { ...mailSettings, ...settings };
  try {
    await mailer.send(composeCustomerMail(head, prepared, mailId));
  } catch (error) {
    if (!(error instanceof MailError) || error.code !== 'REFUSED') throw error;
    logger.error({ code: error.code, kind: notice.kind }, 'mail refused');
  }
}
