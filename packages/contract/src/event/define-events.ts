import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import type { Standing } from '@funnel/domain/appointment/standing';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import type { VisitorMailKind } from '@funnel/domain/mail/mail-kind';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { VisitState } from '@funnel/domain/visit/visit';
import type { EventChange } from './event-data.ts';

/** The state when an event is sent. The event may be stale by then. */
export interface Circumstances {
  readonly enquiry: { readonly entry: string | null; readonly isRescued: boolean };
  readonly appointment: { readonly kind: AppointmentKind; readonly state: AppointmentState } | undefined;
  /** The standing of the call, for a headline. */
  readonly standing?: Standing | undefined;
  /** The visit of the event, if the visitor gets mails about it. */
  readonly visit?: { readonly state: VisitState } | undefined;
}

/** The definition of an event of an enquiry: its data, its receivers and its texts. */
interface EventDefinition {
  /** When it happens, for the documentation. */
  readonly when: string;
  /** Only in the live feed, without webhooks: it is about the work at the desk. */
  readonly isFedOnly?: true;
  /** The required parts of `data`. An event with the call changes the call, and so calendars. */
  readonly has?: readonly ('appointment' | 'showroom' | 'files')[];
  /** The required and optional fields of `data.change`. */
  readonly changes?: readonly (keyof EventChange)[];
  readonly mayChange?: readonly (keyof EventChange)[];
  /** The mail to the visitor; absent: none. */
  readonly letter?: (now: Circumstances) => VisitorMailKind | undefined;
  /** After the name of a staff member: Mia hat … */
  readonly did: LocalizedText;
  /** For acts of a visitor, a customer or the system. */
  readonly happened: LocalizedText;
  /** In the audit trail, if `happened` does not fit. */
  readonly audit?: LocalizedText;
  /** In the mail to the retailer, in German, if the text of the audit trail does not fit. */
  readonly headline?: string | ((now: Circumstances) => string);
  /** Its symbol in the history. */
  readonly symbol?: 'call' | 'note' | 'file' | 'visit';
  /** Not in the history: claims are shown live, and undone entries are marked themselves. */
  readonly isPassing?: true;
}

/** The same for an audit event of the staff, without webhooks and mails. The live feed has only its topic. */
interface StaffEventDefinition {
  /** The required and optional fields of `data`. */
  readonly tells: readonly (keyof StaffEventData)[];
  readonly mayTell?: readonly (keyof StaffEventData)[];
  readonly audit: LocalizedText;
  /** The topic for screens, if it differs from that of its family. */
  readonly topic?: (data: StaffEventData) => DeskTopic;
}

export type DefinedEvent = EventDefinition & Required<Pick<EventDefinition, 'audit'>>;
export type DefinedStaffEvent = StaffEventDefinition & Required<Pick<StaffEventDefinition, 'topic'>>;

/** The prefixes of text ids, followed by the type of the event. */
export const EVENT_TEXT_IDS = {
  did: 'desk.event.staff',
  happened: 'desk.event',
  audit: 'desk.auditType',
} as const;

const words = (name: keyof typeof EVENT_TEXT_IDS, type: string, { de, en }: LocalizedText) =>
  defineTexts(`${EVENT_TEXT_IDS[name]}.${type}`, { de, en });

/* @__NO_SIDE_EFFECTS__ */
export function defineEvents<Type extends string>(
  events: Readonly<Record<Type, EventDefinition>>,
): Readonly<Record<Type, DefinedEvent>> {
  return eachDefined(events, (event, type) => ({
    ...event,
    did: words('did', type, event.did),
    happened: words('happened', type, event.happened),
    audit: words('audit', type, event.audit ?? event.happened),
  }));
}

/* @__NO_SIDE_EFFECTS__ */
export function defineStaffEvents<Type extends string>(
  topic: DeskTopic,
  events: Readonly<Record<Type, StaffEventDefinition>>,
): Readonly<Record<Type, DefinedStaffEvent>> {
  return eachDefined(events, (event, type) => ({
    topic: () => topic,
    ...event,
    audit: words('audit', type, event.audit),
  }));
}

function eachDefined<Type extends string, Given, Defined>(
  events: Readonly<Record<Type, Given>>,
  define: (event: Given, type: string) => Defined,
) {
  const defined = Object.entries<Given>(events).map(([type, event]) => [type, define(event, type)]);
  return Object.fromEntries(defined) as Record<Type, Defined>;
}
