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

export const actNames = defineTexts('desk.webhookAct', {
  added: { de: 'Adresse hinzugefügt', en: 'Address added' },
  paused: { de: 'Adresse pausiert', en: 'Address paused' },
  gone: { de: 'Adresse pausiert: antwortet mit 410', en: 'Address paused: answers with 410' },
  resumed: { de: 'Adresse wieder an', en: 'Address on again' },
  removed: { de: 'Adresse entfernt', en: 'Address removed' },
} satisfies Record<string, LocalizedText>);
