import type { EventData } from '@funnel/contract/event/event';

type ToldEnquiry = NonNullable<EventData['enquiry']>;
type ToldAppointment = NonNullable<EventData['appointment']>;

/** An enquiry and its call as stored at the moment of the event. */
export interface EventSubject {
  readonly enquiry: Omit<
    ToldEnquiry,
    'receivedAt' | 'entry' | 'funnel' | 'estimateValue' | 'estimatePercentile'
  > & {
    readonly enquiryId: string;
    readonly receivedAt: Date;
    readonly entry: string | null;
    readonly funnel: string | null;
    readonly estimateValue: number | null;
    readonly estimatePercentile: number | null;
    readonly showroom: string | null;
  };
  readonly appointment:
    | (Omit<ToldAppointment, 'startsAt' | 'endsAt'> & { readonly startsAt: Date; readonly endsAt: Date })
    | undefined;
}

export function eventDataOf({ enquiry, appointment }: EventSubject): EventData {
  const { enquiryId, receivedAt, showroom, estimateValue, estimatePercentile, entry, funnel, ...person } =
    enquiry;
  return {
    enquiryId,
    enquiry: {
      ...person,
      receivedAt: receivedAt.toISOString(),
      ...(entry !== null && { entry }),
      ...(funnel !== null && { funnel }),
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
