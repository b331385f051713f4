import type { StoredEventType } from '@funnel/contract/event/event';
import type { AuditKind } from '@funnel/domain/audit/audit-kind';
import type { AuditActorKind } from '@funnel/domain/event/actor';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const auditTexts = defineTexts('desk.audit', {
  note: { de: 'Wer tat was, wann und woran', en: 'Who did what, when and to what' },
  time: { de: 'Zeit', en: 'Time' },
  who: { de: 'Wer', en: 'Who' },
  what: { de: 'Was', en: 'What' },
  whom: { de: 'Woran', en: 'To what' },
  person: { de: 'Person', en: 'Person' },
  everybody: { de: 'Alle Personen', en: 'Everybody' },
  kind: { de: 'Art', en: 'Kind' },
  everything: { de: 'Alle Arten', en: 'All kinds' },
  onlyThis: { de: 'Nur {name} zeigen', en: 'Show only {name}' },
  ofEnquiry: { de: 'Nur {name}', en: 'Only {name}' },
  clear: { de: 'Filter entfernen', en: 'Remove filter' },
  none: { de: 'Kein Eintrag passt dazu.', en: 'No entry fits.' },
  more: { de: 'Ältere zeigen', en: 'Show older ones' },
  failed: {
    de: 'Das Protokoll lässt sich gerade nicht laden.',
    en: 'The audit trail cannot be loaded just now.',
  },
  enquiries: { de: '{count} Anfragen', en: '{count} enquiries' },
  showrooms: { de: 'Studios', en: 'Showrooms' },
  slots: { de: 'Anrufzeiten', en: 'Call hours' },
  webhooks: { de: 'Webhooks', en: 'Webhooks' },
  views: { de: 'Ansichten für alle', en: 'Views for everybody' },
  calendarFeeds: { de: 'Kalender-Links', en: 'Calendar links' },
  settings: { de: 'Einstellungen', en: 'Settings' },
  wrongPassword: { de: 'Passwort falsch', en: 'wrong password' },
  wrongCode: { de: 'Code falsch', en: 'wrong code' },
} satisfies Record<string, LocalizedText>);

export const auditKindNames = defineTexts('desk.auditKind', {
  access: { de: 'Zugänge', en: 'Access' },
  data: { de: 'Daten und Einstellungen', en: 'Data and settings' },
  work: { de: 'Arbeit an Anfragen', en: 'Work on enquiries' },
} satisfies Record<AuditKind, LocalizedText>);

export const actorNames = defineTexts('desk.actor', {
  visitor: { de: 'Besucher', en: 'Visitor' },
  customer: { de: 'Kunde', en: 'Customer' },
  staff: { de: 'Team', en: 'Team' },
  system: { de: 'System', en: 'System' },
  operator: { de: 'Technik', en: 'Operator' },
  unknown: { de: 'unbekannt', en: 'unknown' },
  'api-key': { de: 'API-Schlüssel', en: 'API key' },
} satisfies Record<AuditActorKind, LocalizedText>);

export const auditTypeNames = defineTexts('desk.auditType', {
  'staff.invited': { de: 'Eingeladen', en: 'Invited' },
  'staff.invitation-revoked': { de: 'Einladung zurückgenommen', en: 'Invitation taken back' },
  'staff.joined': { de: 'Einladung angenommen', en: 'Invitation accepted' },
  'staff.access-renewed': { de: 'Zugang erneuert', en: 'Access renewed' },
  'staff.signed-in': { de: 'Angemeldet', en: 'Signed in' },
  'staff.sign-in-failed': { de: 'Anmeldung gescheitert', en: 'Sign-in failed' },
  'staff.signed-out': { de: 'Abgemeldet', en: 'Signed out' },
  'staff.session-ended': { de: 'Gerät abgemeldet', en: 'Device signed out' },
  'staff.role-changed': { de: 'Rolle geändert', en: 'Role changed' },
  'staff.renamed': { de: 'Name geändert', en: 'Name changed' },
  'staff.deactivated': { de: 'Gesperrt', en: 'Blocked' },
  'staff.password-changed': { de: 'Passwort geändert', en: 'Password changed' },
  'staff.codes-changed': { de: 'Einmalcodes geändert', en: 'One-time codes changed' },
  'staff.recovery-code-used': { de: 'Ersatzcode benutzt', en: 'Recovery code used' },
  'data.viewed': { de: 'Angesehen', en: 'Viewed' },
  'data.exported': { de: 'Ausgegeben', en: 'Exported' },
  'data.changed': { de: 'Einstellung geändert', en: 'Setting changed' },
  'webhook.tested': { de: 'Webhook getestet', en: 'Webhook tested' },
  'webhook.resent': { de: 'Ereignisse erneut gesendet', en: 'Events sent again' },
  'enquiry.received': { de: 'Anfrage eingegangen', en: 'Enquiry received' },
  'callback.wished': { de: 'Rückruf gewünscht', en: 'Call-back wished' },
  'appointment.booked': { de: 'Anruf gebucht', en: 'Call booked' },
  'appointment.confirmed': { de: 'Anruf bestätigt', en: 'Call confirmed' },
  'appointment.moved': { de: 'Anruf verschoben', en: 'Call moved' },
  'appointment.cancelled': { de: 'Anruf abgesagt', en: 'Call cancelled' },
  'appointment.lapsed': { de: 'Anruf verfallen', en: 'Call lapsed' },
  'account.deleted': { de: 'Kundenbereich gelöscht', en: 'Customer area deleted' },
  'showroom.chosen': { de: 'Studio gewählt', en: 'Showroom chosen' },
  'files.added': { de: 'Dateien hinzugefügt', en: 'Files added' },
  'enquiry.status-changed': { de: 'Status geändert', en: 'Status changed' },
  'enquiry.contact-changed': { de: 'Kontakt berichtigt', en: 'Contact corrected' },
  'enquiry.holder-confirmed': { de: 'Anfrage bestätigt', en: 'Enquiry confirmed' },
  'enquiry.vetted': { de: 'Anfrage geprüft', en: 'Enquiry looked into' },
  'enquiry.merged': { de: 'Anfragen zusammengeführt', en: 'Enquiries merged' },
  'enquiry.unmerged': { de: 'Anfragen wieder getrennt', en: 'Enquiries separated again' },
  'enquiry.kept-apart': { de: 'Als zwei Personen vermerkt', en: 'Noted as two people' },
  'visit.moved': { de: 'Termin verschoben', en: 'Appointment moved' },
  'enquiry.assigned': { de: 'Zugewiesen', en: 'Assigned' },
  'enquiry.change-undone': { de: 'Änderung zurückgenommen', en: 'Change undone' },
  'note.added': { de: 'Notiz geschrieben', en: 'Note written' },
  'visit.booked': { de: 'Termin vereinbart', en: 'Visit agreed' },
  'visit.cancelled': { de: 'Termin abgesagt', en: 'Visit cancelled' },
  'call.ended': { de: 'Anruf beendet', en: 'Call ended' },
  'call.claimed': { de: 'Anruf begonnen', en: 'Call claimed' },
  'call.taken-over': { de: 'Anruf übernommen von', en: 'Call taken over from' },
  'call.released': { de: 'Anruf freigegeben', en: 'Call released' },
  'call.undone': { de: 'Ergebnis zurückgenommen', en: 'Outcome undone' },
} satisfies Record<StoredEventType, LocalizedText>);

export const actNames = defineTexts('desk.webhookAct', {
  added: { de: 'Adresse hinzugefügt', en: 'Address added' },
  paused: { de: 'Adresse pausiert', en: 'Address paused' },
  gone: { de: 'Adresse pausiert: antwortet mit 410', en: 'Address paused: answers with 410' },
  resumed: { de: 'Adresse wieder an', en: 'Address on again' },
  removed: { de: 'Adresse entfernt', en: 'Address removed' },
} satisfies Record<string, LocalizedText>);
