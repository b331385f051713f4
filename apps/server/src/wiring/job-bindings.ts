import type { EventType } from '@funnel/contract/event/event';
import { lapseBookings } from '../appointment/lapse-bookings.ts';
import { lapseJob } from '../appointment/lapse-job.ts';
import { backUpJob } from '../backup/back-up-job.ts';
import { backUpNightly } from '../backup/back-up-nightly.ts';
import { cleanUp } from '../cleanup/clean-up.ts';
import { cleanUpJob } from '../cleanup/clean-up-job.ts';
import { customerMailJob } from '../event/customer-mail-job.ts';
import { staffAccessMailJob, staffMailJob } from '../event/staff-mail-job.ts';
import { tellEventJob } from '../event/tell-event-job.ts';
import { eraseDeletedContent } from '../floor-plan/remove-expired-files.ts';
import { bindJob, type JobBinding } from '../jobs/job.ts';
import { gatherNotices } from '../mail/gather-notices.ts';
import { gatherNoticesJob } from '../mail/gather-notices-job.ts';
import { remindJob } from '../mail/remind-job.ts';
import { remindOfAppointments } from '../mail/remind-of-appointments.ts';
import { sendMail } from '../mail/send-mail.ts';
import { sendMailJob } from '../mail/send-mail-job.ts';
import type { Services } from '../services.ts';
import { deliverWebhook } from '../webhook/deliver-webhook.ts';
import { deliverWebhookJob } from '../webhook/deliver-webhook-job.ts';
import { cleanUpSteps } from './clean-up-steps.ts';
import { fanOutEvent } from './fan-out-event.ts';
import { sendCustomerMail } from './send-customer-mail.ts';
import { sendStaffAccessMail } from './send-staff-access-mail.ts';
import { sendStaffMail } from './send-staff-mail.ts';

/** The handler of each job. */
export function jobBindings(
  services: Services,
  noteEvent: (type: EventType) => void = () => undefined,
): readonly JobBinding[] {
  return [
    bindJob(tellEventJob, async (payload) => {
      const type = await fanOutEvent(services, payload);
      if (type) noteEvent(type);
      // What fails is left to the clean-up.
      if (type === 'files.withdrawn') await eraseDeletedContent(services).catch(() => undefined);
    }),
    bindJob(gatherNoticesJob, (payload) => gatherNotices(services, payload)),
    bindJob(sendMailJob, (order) => sendMail(services, order)),
    bindJob(customerMailJob, (notice, jobId) => sendCustomerMail(services, notice, jobId)),
    bindJob(staffMailJob, (order, jobId) => sendStaffMail(services, order, jobId)),
    bindJob(staffAccessMailJob, (notice, jobId) => sendStaffAccessMail(services, notice, jobId)),
    bindJob(deliverWebhookJob, (payload) => deliverWebhook(services, payload)),
    bindJob(lapseJob, () => lapseBookings(services)),
    bindJob(remindJob, () => remindOfAppointments(services)),
    bindJob(cleanUpJob, () => cleanUp(services, cleanUpSteps)),
    bindJob(backUpJob(services.backup), () => backUpNightly(services)),
  ];
}
