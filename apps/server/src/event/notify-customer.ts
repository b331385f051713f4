import type { Queryable } from '../db/database.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import { type CustomerNotice, customerMailJob } from './customer-mail-job.ts';

/** Queues a mail to a customer in the transaction of the change itself. */
export type NotifyCustomer = (tx: Queryable, notice: CustomerNotice, now: Date) => Promise<void>;

export const notifyCustomer: NotifyCustomer = (tx, notice) => sendJob(tx, customerMailJob, notice);
