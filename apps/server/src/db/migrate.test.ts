import { expect, test } from 'vitest';
import { listMigrations } from './migrate.ts';

/** A database knows by name what has run in it, and so does a backup: a name that changes breaks every update. */
const RELEASED = `
0001-enquiry
0002-error-report
0003-enquiry-raw-query
0004-setting
0005-appointment
0006-file
0007-enquiry-suspicion
0008-customer-account
0009-secret
0010-rate-limit
0011-jobs
0012-webhook
0013-floor-plan-link
0014-showroom
0015-watching
0016-tally
0017-alert
0018-known-device
0019-activation-tells-nothing
0020-mailbox
0021-error-report-size
0022-one-enquiry-a-visitor
0023-appointment-hold
0024-used-proof
0025-file-sender
0026-file-mark
0027-cheaper-enquiry
0028-event
0029-funnel
0029-staff
0030-api-key
0032-event-feed
0033-retailer-notice
0035-rescued-enquiry
0036-staff-sign-in
0040-pipeline
0041-desk-search
0042-call-queue
0043-same-person
0044-visit-sequence
0045-vetting-and-merge
0046-staff-file
0047-calendar-feed
0050-routing
0051-webhook-pause
0052-audit-trail
0053-saved-view
0054-hidden-fields
0055-search-marks
0056-undo-of-changes
0057-own-shortcuts
0058-presence
`;

test('migrations that have been released keep their names and their order', async () => {
  const released = RELEASED.trim().split('\n');
  expect((await listMigrations()).slice(0, released.length)).toEqual(released);
});
