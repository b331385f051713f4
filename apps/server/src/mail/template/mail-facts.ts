import type { Standing } from '@funnel/domain/appointment/standing';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import type { Letterhead } from '../letterhead.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import type { CallTime } from './call-time.ts';

/** The input of the templates. */
export interface MailFacts {
  readonly language: Language;
  readonly say: Say;
  readonly enquiry: EnquiryToTell;
  readonly settings: Letterhead;
  /** The link for later floor plans; undefined if the mail does not ask for them. */
  readonly floorPlanUrl: string | undefined;
  /** The first mail of an enquiry recaps the answers. */
  readonly isFirst: boolean;
}

export interface AppointmentFacts extends MailFacts {
  readonly appointment: AppointmentToTell;
  /** The link to move or cancel it; undefined if that is no longer possible. */
  readonly appointmentUrl: string | undefined;
  /** The standing of the call at rendering time. */
  readonly standing: Standing;
  /** The time before it was moved. */
  readonly formerCall: CallTime | undefined;
}
