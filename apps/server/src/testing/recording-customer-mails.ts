import { type CustomerMail, prepareCustomerMail } from '../account/prepare-customer-mail.ts';
import type { NotifyCustomer } from '../event/notify-customer.ts';

/** Stands in for the customer mail job: makes each mail at once and records it. */
export function recordingCustomerMails() {
  const mails: CustomerMail[] = [];
  const notifyCustomer: NotifyCustomer = async (tx, notice, now) => {
    const mail = await prepareCustomerMail(tx, notice, now);
    if (mail) mails.push(mail);
  };
  return { mails, notifyCustomer };
}
