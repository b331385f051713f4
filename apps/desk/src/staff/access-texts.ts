import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const accessTexts = defineTexts('desk.access', {
  title: { de: 'Mein Zugang', en: 'My access' },
  person: { de: 'Person', en: 'Person' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'Email' },
  role: { de: 'Rolle', en: 'Role' },
  codes: { de: 'Einmalcodes', en: 'One-time codes' },
  codesOn: { de: 'an, noch {left} Ersatzcodes', en: 'on, {left} recovery codes left' },
  codesOff: { de: 'aus', en: 'off' },
  sessions: { de: 'Angemeldete Geräte', en: 'Signed-in devices' },
  browserUnknown: { de: 'Unbekanntes Gerät', en: 'Unknown device' },
  isThis: { de: 'dieses Gerät', en: 'this device' },
  openedAt: { de: 'angemeldet {time}', en: 'signed in {time}' },
  seenAt: { de: 'zuletzt benutzt {time}', en: 'last used {time}' },
  end: { de: 'Abmelden', en: 'Sign out' },
  failed: {
    de: 'Die Geräte lassen sich gerade nicht anzeigen.',
    en: 'The devices cannot be shown just now.',
  },
  endFailed: {
    de: 'Das Gerät ließ sich gerade nicht abmelden.',
    en: 'The device could not be signed out just now.',
  },
  retry: { de: 'Noch einmal', en: 'Try again' },
} satisfies Record<string, LocalizedText>);
