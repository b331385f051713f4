import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const settingsTexts = defineTexts('desk.settings', {
  title: { de: 'Einstellungen', en: 'Settings' },
  navigation: { de: 'Einstellungen', en: 'Settings' },
  funnel: { de: 'Funnel', en: 'Funnel' },
  connection: { de: 'Verbindung', en: 'Connections' },
  house: { de: 'Haus', en: 'House' },
  staff: { de: 'Team und Rollen', en: 'Team and roles' },
  showrooms: { de: 'Studios', en: 'Showrooms' },
  webhooks: { de: 'Webhooks', en: 'Webhooks' },
  audit: { de: 'Protokoll', en: 'Audit trail' },
  save: { de: 'Speichern', en: 'Save' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  retry: { de: 'Noch einmal', en: 'Try again' },
} satisfies Record<string, LocalizedText>);
