import { isDeskTopic } from '@funnel/domain/event/desk-topic';
import { defineStaffEvents } from './define-events.ts';

const JOINED = ['staffId', 'role', 'invitationId', 'hasCodes'] as const;

const teamEvents = defineStaffEvents('staff', {
  'staff.invited': { tells: ['email', 'role', 'invitationId'], audit: { de: 'Eingeladen', en: 'Invited' } },
  'staff.invitation-revoked': {
    tells: ['invitationId'],
    audit: { de: 'Einladung zurückgenommen', en: 'Invitation taken back' },
  },
  'staff.joined': { tells: JOINED, audit: { de: 'Einladung angenommen', en: 'Invitation accepted' } },
  // By an invitation to existing staff.
  'staff.access-renewed': { tells: JOINED, audit: { de: 'Zugang erneuert', en: 'Access renewed' } },
  'staff.role-changed': {
    tells: ['staffId', 'role', 'formerRole'],
    audit: { de: 'Rolle geändert', en: 'Role changed' },
  },
  'staff.renamed': {
    tells: ['staffId', 'name', 'formerName'],
    audit: { de: 'Name geändert', en: 'Name changed' },
  },
  'staff.deactivated': { tells: ['staffId'], audit: { de: 'Gesperrt', en: 'Blocked' } },
  // Turned on, off or renewed.
  'staff.codes-changed': {
    tells: ['staffId', 'hasCodes'],
    audit: { de: 'Einmalcodes geändert', en: 'One-time codes changed' },
  },
});

const plannerEvents = defineStaffEvents('slots', {
  'planner.changed': {
    tells: ['staffId'],
    audit: { de: 'Arbeitszeiten geändert', en: 'Working hours changed' },
  },
  'absence.added': { tells: ['staffId'], audit: { de: 'Abwesenheit eingetragen', en: 'Absence added' } },
  'absence.removed': {
    tells: ['staffId'],
    audit: { de: 'Abwesenheit gelöscht', en: 'Absence removed' },
  },
});

const sessionEvents = defineStaffEvents('sessions', {
  'staff.signed-in': { tells: ['staffId', 'sessionId'], audit: { de: 'Angemeldet', en: 'Signed in' } },
  'staff.signed-out': { tells: ['staffId', 'sessionId'], audit: { de: 'Abgemeldet', en: 'Signed out' } },
  // Without a session: all devices of a person.
  'staff.session-ended': {
    tells: ['staffId'],
    mayTell: ['sessionId'],
    audit: { de: 'Gerät abgemeldet', en: 'Device signed out' },
  },
});

/** Shown only in the audit trail. */
const otherEvents = defineStaffEvents('audit', {
  'staff.sign-in-failed': {
    tells: ['reason'],
    mayTell: ['staffId'],
    audit: { de: 'Anmeldung gescheitert', en: 'Sign-in failed' },
  },
  'staff.password-changed': {
    tells: ['staffId'],
    audit: { de: 'Passwort geändert', en: 'Password changed' },
  },
  // Noted once the mail has left.
  'staff.reset-mailed': {
    tells: ['staffId'],
    audit: { de: 'Link für neues Passwort gesendet', en: 'Link for a new password sent' },
  },
  'staff.password-reset': {
    tells: ['staffId'],
    audit: { de: 'Neues Passwort per E-Mail gewählt', en: 'New password chosen by mail' },
  },
  'staff.recovery-code-used': {
    tells: ['staffId'],
    audit: { de: 'Ersatzcode benutzt', en: 'Recovery code used' },
  },
  'data.viewed': { tells: ['call', 'enquiryIds'], audit: { de: 'Angesehen', en: 'Viewed' } },
  'data.exported': { tells: ['call', 'enquiryIds'], audit: { de: 'Ausgegeben', en: 'Exported' } },
  'data.changed': {
    tells: ['call'],
    mayTell: ['act', 'endpointId', 'host'],
    audit: { de: 'Einstellung geändert', en: 'Setting changed' },
    topic: ({ call }) => (isDeskTopic(call) ? call : 'audit'),
  },
  'webhook.tested': {
    tells: ['endpointId', 'host', 'eventIds'],
    audit: { de: 'Webhook getestet', en: 'Webhook tested' },
  },
  'webhook.resent': {
    tells: ['endpointId', 'host', 'eventIds', 'enquiryIds'],
    audit: { de: 'Ereignisse erneut gesendet', en: 'Events sent again' },
  },
});

/**
 * Audit events: the access of staff, and what they do with personal data and webhooks. They reach no webhook. The live
 * feed has their topic, not their content.
 */
export const STAFF_EVENTS = { ...teamEvents, ...plannerEvents, ...sessionEvents, ...otherEvents };
