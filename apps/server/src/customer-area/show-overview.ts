import type { AccountHolder, Customer } from '@funnel/domain/access/principal';
import { shownAppointment } from '@funnel/domain/appointment/shown-appointment';
import { nextSteps } from '@funnel/domain/customer-area/next-step';
import { countFilesOfKitchen, listFilesOfKitchens } from '../floor-plan/file.queries.ts';
import { listWithdrawals } from '../floor-plan/withdrawn-file.queries.ts';
import type { Services } from '../services.ts';
import {
  findEnquiryOfAccount,
  listAppointmentsOf,
  listEnquiriesOf,
  listLastTriesOf,
} from './overview.queries.ts';

/** How long the customer area says that a file was withdrawn. */
const WITHDRAWAL_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

interface OverviewCall {
  readonly by: Customer;
}

interface StatusCall {
  readonly by: AccountHolder;
}

type FileRow = Awaited<ReturnType<typeof listFilesOfKitchens>>[number];

/** All data of the customer. Only for a confirmed address, since the address decides which enquiries belong to them. */
export async function showOverview({ db, now }: Services, { by }: OverviewCall) {
  const rows = await listEnquiriesOf(db, by.email);
  const ids = rows.map((row) => row.enquiry_id);
  const appointments = await listAppointmentsOf(db, ids, now());
  const lastTries = await listLastTriesOf(db, ids);
  const since = new Date(now().getTime() - WITHDRAWAL_SHOWN_MS);
  const withdrawals = await listWithdrawals(db, ids, since);
  const filesOf = Object.groupBy(
    await listFilesOfKitchens(
      db,
      rows.map((row) => row.kitchen_id),
    ),
    ({ kitchenId }) => kitchenId ?? '',
  );
  const show = (row: (typeof rows)[number]) => {
    const appointment = appointments.find(({ enquiryId }) => enquiryId === row.enquiry_id);
    const lastTry = lastTries.find(({ enquiryId }) => enquiryId === row.enquiry_id);
    const files = filesOf[row.kitchen_id] ?? [];
    return {
      enquiryId: row.enquiry_id,
      kitchenId: row.kitchen_id,
      receivedAt: row.received_at.toISOString(),
      answers: row.answers,
      contact: {
        salutation: row.salutation,
        fullName: row.full_name,
        postcode: row.postcode,
        email: row.email,
        telephone: row.telephone_formatted,
        preferredLanguage: row.preferred_language,
      },
      appointment: appointment ? shownAppointment(appointment, now()) : null,
      files: files.map(shownFile),
      withdrawn: withdrawals.filter(({ enquiryId }) => enquiryId === row.enquiry_id).flatMap(shownWithdrawal),
      steps: nextSteps({
        call: appointment,
        lastTry,
        fileCount: files.filter(isTheirs).length,
        now: now(),
      }),
    };
  };
  return { data: { email: by.email, enquiries: rows.map(show) } };
}

/** The progress of the kitchen of the activation: no name, no address, no document, nothing of another enquiry. */
export async function showStatus({ db, now }: Services, { by }: StatusCall) {
  const isConfirmed = by.kind === 'customer';
  const enquiry = await findEnquiryOfAccount(db, by.accountId);
  if (!enquiry) return { data: { isConfirmed, kitchen: null } };
  const [appointment] = await listAppointmentsOf(db, [enquiry.enquiryId], now());
  const [lastTry] = await listLastTriesOf(db, [enquiry.enquiryId]);
  const { files: fileCount } = await countFilesOfKitchen(db, enquiry.kitchenId, false);
  const steps = nextSteps({ call: appointment, lastTry, fileCount, now: now() });
  const shown = appointment ? shownAppointment(appointment, now()) : null;
  const kitchen = { appointment: shown, fileCount, steps };
  return { data: { isConfirmed, kitchen } };
}

function shownWithdrawal({ files, withdrawnAt }: Awaited<ReturnType<typeof listWithdrawals>>[number]) {
  return files.map(({ purpose = 'PLAN' }) => ({ purpose, withdrawnAt: withdrawnAt.toISOString() }));
}

const isTheirs = ({ addedBy }: FileRow) => addedBy === null;

function shownFile(file: FileRow) {
  const { fileId, name, mediaType, bytes, marks, claimedAt, purpose } = file;
  const uploadedAt = (claimedAt ?? new Date(0)).toISOString();
  return { fileId, name, mediaType, bytes, marks, uploadedAt, purpose, isOurs: !isTheirs(file) };
}
