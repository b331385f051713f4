import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import type { Letterhead } from '../letterhead.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import type { CallTime } from './call-time.ts';

/** What templates are given. */
export interface MailFacts {
  readonly language: Language;
  readonly say: Say;
  readonly enquiry: EnquiryToTell;
  readonly settings: Letterhead;
  /** Where floor plans can be sent later; undefined where the mail does not ask for them. */
  readonly floorPlanUrl: string | undefined;
  /** The first mail of an enquiry says what was asked for. */
  readonly isFirst: boolean;
}

/** A call that is still to be confirmed. */
export interface ToConfirm {
  /** Its place is held until then; null: for good all the same. */
  readonly until: Date | null;
}

export interface AppointmentFacts extends MailFacts {
  readonly appointment: AppointmentToTell;
  /** Where it can be moved or cancelled; undefined where it no longer can. */
  readonly appointmentUrl: string | undefined;
  readonly toConfirm: ToConfirm | undefined;
  /** When it was to be before it was moved. */
  readonly formerCall: CallTime | undefined;
}
