import type { WebhookEvent } from '@funnel/contract/webhook/webhook-event';
import type { AppointmentState } from '@funnel/domain/appointment/appointment';
import type { EventPayload } from '../jobs/event-job.ts';

interface KnownAppointment {
  readonly appointmentId: string;
  readonly state: AppointmentState;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Known {
  readonly appointment: KnownAppointment | undefined;
  readonly showroom: string | null;
}

/** Ids, codes and times and nothing about a person: whoever is told has to ask for more. */
export function webhookBody(
  { type, happenedAt, enquiryId }: EventPayload,
  { appointment, showroom }: Known,
): string {
  const event: WebhookEvent = {
    type,
    timestamp: happenedAt,
    data: {
      enquiryId,
      ...(showroom !== null && { showroom }),
      ...(appointment &&
        type !== 'enquiry.received' && {
          appointment: {
            appointmentId: appointment.appointmentId,
            state: appointment.state,
            startsAt: appointment.startsAt.toISOString(),
            endsAt: appointment.endsAt.toISOString(),
          },
        }),
    },
  };
  return JSON.stringify(event);
}
