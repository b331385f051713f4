import { lapseJob } from '../appointment/lapse-job.ts';
import { backUpJob } from '../backup/back-up-job.ts';
import { cleanUpJob } from '../cleanup/clean-up-job.ts';
import { customerMailJob } from '../event/customer-mail-job.ts';
import { staffAccessMailJob, staffMailJob } from '../event/staff-mail-job.ts';
import { tellEventJob } from '../event/tell-event-job.ts';
import type { Job } from '../jobs/job.ts';
import { gatherNoticesJob } from '../mail/gather-notices-job.ts';
import { remindJob } from '../mail/remind-job.ts';
import { sendMailJob } from '../mail/send-mail-job.ts';
import { deliverWebhookJob } from '../webhook/deliver-webhook-job.ts';

/** Every kind of job. The server needs only their queues; the handlers run in the worker (job-bindings.ts). */
export const PRODUCT_JOBS: readonly Job[] = [
  tellEventJob,
  gatherNoticesJob,
  sendMailJob,
  customerMailJob,
  staffMailJob,
  staffAccessMailJob,
  deliverWebhookJob,
  lapseJob,
  remindJob,
  cleanUpJob,
  backUpJob(undefined),
];
