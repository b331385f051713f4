import { nextSteps } from '@funnel/domain/customer-area/next-step';
import type { Customer } from '../http/admit-callers.ts';
import type { Services } from '../services.ts';
import { findEnquiryOfAccount, listAppointmentsOf, listEnquiriesOf } from './overview.queries.ts';

interface OverviewCall {
  readonly customer: Customer;
}

type AppointmentRow = Awaited<ReturnType<typeof listAppointmentsOf>>[number];

/** Everything of the customer's own. Only for a confirmed address: it is what says which enquiries are theirs. */
export async function showOverview({ db, now }: Services, { customer }: OverviewCall) {
  const rows = await listEnquiriesOf(db, customer.email);
  const appointments = await listAppointmentsOf(
    db,
    rows.map((row) => row.enquiry_id),
  );
  const enquiries = rows.map((row) => {
    const appointment = appointments.find(({ enquiryId }) => enquiryId === row.enquiry_id);
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
      appointment: shownAppointment(appointment, now()),
      files: [],
      steps: nextSteps({ appointmentState: appointment?.state, fileCount: 0 }),
    };
  });
  return { data: { email: customer.email, enquiries } };
}

/** How far the kitchen of the activation is: no name, no address, no document, nothing of another enquiry. */
export async function showStatus({ db, now }: Services, { customer }: OverviewCall) {
  const { isConfirmed } = customer;
  const enquiry = await findEnquiryOfAccount(db, customer.accountId);
  if (!enquiry) return { data: { isConfirmed, kitchen: null } };
  const [appointment] = await listAppointmentsOf(db, [enquiry.enquiryId]);
  const steps = nextSteps({ appointmentState: appointment?.state, fileCount: 0 });
  return {
    data: {
      isConfirmed,
      kitchen: { appointment: shownAppointment(appointment, now()), fileCount: 0, steps },
    },
  };
}

function shownAppointment(appointment: AppointmentRow | undefined, now: Date) {
  if (!appointment) return null;
  const { kind, state, startsAt, endsAt } = appointment;
  const canChange = startsAt.getTime() > now.getTime();
  return { kind, state, start: startsAt.toISOString(), end: endsAt.toISOString(), canChange };
}
