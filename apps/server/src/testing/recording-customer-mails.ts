import { type CustomerMail, prepareCustomerMail } from '../account/prepare-customer-mail.ts';
import type { NotifyCustomer } from '../event/notify-customer.ts';

/** Stands in for the job that writes mails to customers: makes each at once and keeps it. */
export function recordingCustomerMails() {
  const mails: CustomerMail[] = [];
  const notifyCustomer: NotifyCustomer = async (tx, notice, now) => {
    const mail = await prepareCustomerMail(tx, notice, now);
    if (mail) mails.push(mail);
  };
  return { mails, notifyCustomer };
}
