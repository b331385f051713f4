import type { StaffEventType } from '@funnel/domain/staff/staff-event';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import type { EventChange, EventType } from './event.ts';

/** What an event of an enquiry tells, besides the enquiry itself. */
export interface EventDeclaration {
  /** When it happens, for whoever is told of it. */
  readonly when: string;
  /** In the live feed alone: it is about the work at the desk, and no webhook tells it. */
  readonly isFedOnly?: true;
  /** The parts of `data` that it always has. */
  readonly has?: readonly ('appointment' | 'showroom')[];
  readonly hasFiles?: true;
  /** The fields of `data.change` that it always has, and those that it may have. */
  readonly changes?: readonly (keyof EventChange)[];
  readonly mayChange?: readonly (keyof EventChange)[];
}

/** What an audit event of the staff tells. Nobody outside is told of it. */
export interface StaffEventDeclaration {
  readonly when: string;
  /** The fields of `data` that it always has, and those that it may have. */
  readonly tells: readonly (keyof StaffEventData)[];
  readonly mayTell?: readonly (keyof StaffEventData)[];
}

const LATER = 'told ten seconds later, when it can no longer be undone';

/** Every event with all that it tells. What is stored or sent and is not declared here fails the tests. */
const EVENT_DECLARATIONS = {
  'enquiry.received': { when: 'an enquiry came in', mayChange: ['noteId'] },
  'callback.wished': {
    when: 'a visitor wishes to be called; `state` is `WISHED` where the time is still to be settled',
    has: ['appointment'],
  },
  'appointment.booked': {
    when: 'a phone consultation was booked; with `confirmed` false it is only reserved',
    has: ['appointment'],
    mayChange: ['status'],
  },
  'appointment.confirmed': {
    when: 'a reserved call was confirmed: `confirmed` is true from then on',
    has: ['appointment'],
  },
  'appointment.moved': { when: 'a call has another time', has: ['appointment'], mayChange: ['status'] },
  'appointment.cancelled': { when: 'a call is cancelled', has: ['appointment'] },
  'appointment.lapsed': {
    when: 'a call is no longer held: its seat is free, the enquiry stays; `state` is `LAPSED`',
    has: ['appointment'],
  },
  'account.deleted': { when: 'a customer deleted their account; the enquiry stays' },
  'showroom.chosen': {
    when: 'a visitor chose a showroom: its code is `showroom`',
    has: ['showroom'],
  },
  'files.added': {
    when: 'files were given to the enquiry’s kitchen: floor plans, or papers of the staff',
    hasFiles: true,
  },
  'enquiry.status-changed': { when: `a staff member moved the enquiry on; ${LATER}`, changes: ['status'] },
  'enquiry.assigned': {
    when: `the enquiry was given to a staff member or a showroom; ${LATER}`,
    mayChange: ['assignee', 'showroom'],
  },
  'enquiry.change-undone': {
    when: 'a change was taken back',
    isFedOnly: true,
    changes: ['undoneEventId'],
  },
  'enquiry.contact-changed': { when: 'a staff member corrected the contact', changes: ['contact'] },
  'enquiry.holder-confirmed': {
    when: 'the holder of an address that staff wrote down confirmed the enquiry',
    isFedOnly: true,
  },
  'enquiry.vetted': {
    when: 'a suspect or rescued enquiry was taken in or discarded',
    changes: ['verdict'],
    mayChange: ['status'],
  },
  'enquiry.arrived-elsewhere': {
    when: 'a rescued enquiry has reached the retailer’s own system (`ATLAS_ENDPOINT`) after all; `change.status` where it is closed here',
    mayChange: ['status'],
  },
  'enquiry.merged': {
    when: 'another enquiry of the same person stands for this one',
    changes: ['mergedInto'],
  },
  'enquiry.unmerged': { when: 'it stands for itself again', changes: ['mergedInto'] },
  'enquiry.kept-apart': {
    when: 'it was noted that two enquiries come from two people',
    isFedOnly: true,
    changes: ['apartFrom'],
  },
  'note.added': { when: 'a staff member wrote a note', changes: ['noteId'] },
  'visit.booked': {
    when: 'a visit in a showroom, at home or by video was agreed',
    changes: ['visit'],
    mayChange: ['status'],
  },
  'visit.moved': { when: 'such a visit has another time', changes: ['visit'] },
  'visit.cancelled': { when: 'such a visit is cancelled', changes: ['visit'] },
  'call.ended': {
    when: `a staff member ended a call; ${LATER}`,
    changes: ['callId', 'outcome'],
    mayChange: ['nextTryAt', 'noteId', 'status'],
  },
  'call.claimed': { when: 'a staff member is on the call', isFedOnly: true },
  'call.taken-over': {
    when: 'a staff member took the call over from a colleague',
    isFedOnly: true,
    changes: ['takenFrom'],
  },
  'call.released': { when: 'nobody is on the call any more', isFedOnly: true },
  'call.undone': { when: 'the outcome of a call was taken back', isFedOnly: true, changes: ['callId'] },

  'staff.invited': { when: 'somebody was invited', tells: ['email', 'role', 'invitationId'] },
  'staff.invitation-revoked': { when: 'an invitation was taken back', tells: ['invitationId'] },
  'staff.joined': {
    when: 'an invitation was accepted',
    tells: ['staffId', 'role', 'invitationId', 'hasCodes'],
  },
  'staff.access-renewed': {
    when: 'somebody who was in already accepted an invitation',
    tells: ['staffId', 'role', 'invitationId', 'hasCodes'],
  },
  'staff.signed-in': { when: 'somebody signed in', tells: ['staffId', 'sessionId'] },
  'staff.sign-in-failed': { when: 'a sign-in failed', tells: ['reason'], mayTell: ['staffId'] },
  'staff.signed-out': { when: 'somebody signed out', tells: ['staffId', 'sessionId'] },
  'staff.session-ended': {
    when: 'a device was signed out; without a session, all of a person',
    tells: ['staffId'],
    mayTell: ['sessionId'],
  },
  'staff.role-changed': { when: 'somebody has another role', tells: ['staffId', 'role', 'formerRole'] },
  'staff.renamed': { when: 'somebody has another name', tells: ['staffId', 'name', 'formerName'] },
  'staff.deactivated': { when: 'somebody was blocked', tells: ['staffId'] },
  'staff.password-changed': { when: 'somebody has another password', tells: ['staffId'] },
  'staff.codes-changed': {
    when: 'one-time codes were turned on, off or made anew',
    tells: ['staffId', 'hasCodes'],
  },
  'staff.recovery-code-used': { when: 'a recovery code stood in for a one-time code', tells: ['staffId'] },
  'data.viewed': { when: 'personal data was seen', tells: ['call', 'enquiryIds'] },
  'data.exported': { when: 'personal data was exported', tells: ['call', 'enquiryIds'] },
  'data.changed': { when: 'a setting was changed', tells: ['call'], mayTell: ['act', 'endpointId', 'host'] },
  'webhook.tested': { when: 'an address was tried', tells: ['endpointId', 'host', 'eventIds'] },
  'webhook.resent': {
    when: 'an address was told of events once more',
    tells: ['endpointId', 'host', 'eventIds', 'enquiryIds'],
  },
} as const satisfies Record<EventType, EventDeclaration> & Record<StaffEventType, StaffEventDeclaration>;

export const declarationOf = (type: EventType): EventDeclaration => EVENT_DECLARATIONS[type];
export const staffDeclarationOf = (type: StaffEventType): StaffEventDeclaration => EVENT_DECLARATIONS[type];
