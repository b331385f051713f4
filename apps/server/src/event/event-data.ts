import type { EventData } from '@funnel/contract/event/event';
import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';

/** An enquiry and its call, as the database has them at the moment of the event. */
export interface EventSubject {
  readonly enquiry: {
    readonly enquiryId: string;
    readonly receivedAt: Date;
    readonly entry: string | null;
    readonly salutation: string;
    readonly fullName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly preferredLanguage: string;
    readonly postcode: string;
    readonly email: string;
    readonly telephone: string;
    readonly telephoneRaw: string;
    readonly answers: Readonly<Record<string, string>>;
    readonly tracking: Readonly<Record<string, string>>;
    readonly estimateValue: number | null;
    readonly estimatePercentile: number | null;
    readonly suspicion: readonly string[];
    readonly showroom: string | null;
  };
  readonly appointment:
    | {
        readonly appointmentId: string;
        readonly kind: AppointmentKind;
        readonly state: AppointmentState;
        readonly startsAt: Date;
        readonly endsAt: Date;
      }
    | undefined;
}

export function eventDataOf({ enquiry, appointment }: EventSubject): EventData {
  const { enquiryId, receivedAt, showroom, estimateValue, estimatePercentile, entry, ...person } = enquiry;
  return {
    enquiryId,
    enquiry: {
      ...person,
      receivedAt: receivedAt.toISOString(),
      ...(entry !== null && { entry }),
      ...(estimateValue !== null && { estimateValue }),
      ...(estimatePercentile !== null && { estimatePercentile }),
    },
    ...(showroom !== null && { showroom }),
    ...(appointment && {
      appointment: {
        ...appointment,
        startsAt: appointment.startsAt.toISOString(),
        endsAt: appointment.endsAt.toISOString(),
      },
    }),
  };
}
