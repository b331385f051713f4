import type { EventChange, EventData, EventFile } from '@funnel/contract/event/event-data';
import type { HiddenFields } from '@funnel/domain/enquiry/hidden-fields';
import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';
import { e164 } from './e164.ts';

type ToldEnquiry = NonNullable<EventData['enquiry']>;
type ToldAppointment = NonNullable<EventData['appointment']>;

/** An enquiry and its call as stored at the moment of the event. */
export interface EventSubject {
  readonly enquiry: Omit<
    ToldEnquiry,
    'receivedAt' | 'rescued' | 'entry' | 'funnel' | 'hidden' | 'estimateValue' | 'estimatePercentile'
  > & {
    readonly enquiryId: string;
    readonly receivedAt: Date;
    readonly isRescued: boolean;
    readonly entry: string | null;
    readonly funnel: string | null;
    readonly hidden: HiddenFields;
    readonly estimateValue: number | null;
    readonly estimatePercentile: number | null;
    readonly showroom: string | null;
  };
  readonly appointment:
    | (Omit<ToldAppointment, 'startsAt' | 'endsAt'> & { readonly startsAt: Date; readonly endsAt: Date })
    | undefined;
}

interface ToldBesides {
  readonly change?: EventChange;
  readonly files?: readonly EventFile[];
}

export function eventDataOf(
  { enquiry, appointment }: EventSubject,
  { change, files }: ToldBesides,
): EventData {
  const { enquiryId, receivedAt, isRescued, showroom, estimateValue, estimatePercentile, ...given } = enquiry;
  const { entry, funnel, hidden, ...person } = given;
  return {
    enquiryId,
    statisticsId: statisticsIdOf(enquiryId),
    enquiry: {
      ...person,
      telephone: e164(person.telephone),
      receivedAt: receivedAt.toISOString(),
      ...(isRescued && { rescued: true }),
      ...(entry !== null && { entry }),
      ...(funnel !== null && { funnel }),
      ...(Object.keys(hidden).length > 0 && { hidden }),
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
    ...(files && { files: [...files] }),
    ...(change && { change }),
  };
}
