import { KNOWN_DEVICE_MS, PENDING_ACCOUNT_DAYS } from '@funnel/domain/account/account-rule';
import { STAFF_EVENT_DAYS } from '@funnel/domain/staff/staff-rule';
import { deletePendingAccountsBefore } from '../account/account.queries.ts';
import { deleteDevicesBefore } from '../account/device.queries.ts';
import { forgetNetworksBefore } from '../appointment/network-booking.queries.ts';
import type { CleanUpStep } from '../cleanup/clean-up.ts';
import { deleteAttemptsBefore } from '../credential/attempt.queries.ts';
import { deleteReports } from '../error-report/error-report.queries.ts';
import { deleteStaffEventsBefore } from '../event/event.queries.ts';
import { deleteLinksBefore } from '../floor-plan/floor-plan-link.queries.ts';
import { removeExpiredFiles } from '../floor-plan/remove-expired-files.ts';
import { forgetSendersBefore } from '../floor-plan/upload-count.queries.ts';
import { deleteCallCountsBefore } from '../http/call-count.queries.ts';
import { deleteKeysBefore } from '../http/once-per-key.ts';
import { deleteProofsBefore } from '../http/used-proof.queries.ts';
import { removeOldMails } from '../outside/folder-mailer.ts';
import { deletePagesBefore } from '../presence/presence.queries.ts';
import { deleteInvitationsBefore } from '../staff/invitation.queries.ts';
import { deleteStaffDevicesBefore } from '../staff/staff-device.queries.ts';
import { deleteOverStaffSessions } from '../staff/staff-session.queries.ts';
import { deleteDeliveriesBefore } from '../webhook/webhook.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** The steps of the nightly clean-up. Every kind of expiring data has a line here. */
export const cleanUpSteps: Readonly<Record<string, CleanUpStep>> = {
  'idempotency keys': ({ db }, now) => deleteKeysBefore(db, daysBefore(now, 2)),
  'unconfirmed accounts': ({ db }, now) =>
    deletePendingAccountsBefore(db, daysBefore(now, PENDING_ACCOUNT_DAYS)),
  // No rule counts tries over a longer window.
  'counted tries': ({ db }, now) => deleteAttemptsBefore(db, daysBefore(now, 7)),
  'known devices': ({ db }, now) => deleteDevicesBefore(db, new Date(now.getTime() - KNOWN_DEVICE_MS)),
  'error reports': ({ db, settings }, now) => {
    const { days, daysWithFormData } = settings.current().limits.errorReports;
    return deleteReports(db, {
      before: daysBefore(now, days),
      withFormDataBefore: daysBefore(now, daysWithFormData),
    });
  },
  'call counts': ({ db }, now) => deleteCallCountsBefore(db, now),
  files: removeExpiredFiles,
  'senders of files': ({ db }, now) => forgetSendersBefore(db, daysBefore(now, 2)),
  'floor-plan links': ({ db }, now) => deleteLinksBefore(db, daysBefore(now, 1)),
  'mail folder': ({ mailFolder }, now) => removeOldMails(mailFolder.path, daysBefore(now, mailFolder.days)),
  'used proofs': ({ db }, now) => deleteProofsBefore(db, now),
  'networks of bookings': ({ db }, now) => forgetNetworksBefore(db, daysBefore(now, 1)),
  'audit trail of staff': ({ db }, now) => deleteStaffEventsBefore(db, daysBefore(now, STAFF_EVENT_DAYS)),
  'staff sessions': ({ db }, now) => deleteOverStaffSessions(db, now),
  'closed pages of the desk': ({ db }, now) => deletePagesBefore(db, daysBefore(now, 1)),
  'staff devices': ({ db }, now) => deleteStaffDevicesBefore(db, new Date(now.getTime() - KNOWN_DEVICE_MS)),
  invitations: ({ db }, now) => deleteInvitationsBefore(db, now),
  'webhook deliveries': ({ db }, now) => deleteDeliveriesBefore(db, daysBefore(now, 30)),
};
