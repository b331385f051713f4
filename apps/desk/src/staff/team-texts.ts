import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const teamTexts = defineTexts('desk.team', {
  people: { de: '{count} Personen', en: '{count} people' },
  onePerson: { de: '1 Person', en: '1 person' },
  open: { de: '{count} Einladungen offen', en: '{count} open invitations' },
  oneOpen: { de: '1 Einladung offen', en: '1 open invitation' },
  name: { de: 'Name', en: 'Name' },
  role: { de: 'Rolle', en: 'Role' },
  codes: { de: 'Einmalcodes', en: 'One-time codes' },
  seen: { de: 'Zuletzt', en: 'Last seen' },
  on: { de: 'an', en: 'on' },
  off: { de: 'aus', en: 'off' },
  notYet: { de: 'noch nicht', en: 'not yet' },
  justNow: { de: 'gerade', en: 'just now' },
  validUntil: { de: 'gilt bis {time}', en: 'valid until {time}' },
  invited: { de: 'eingeladen', en: 'invited' },
  blocked: { de: 'gesperrt', en: 'blocked' },
  you: { de: 'Sie', en: 'you' },
  change: { de: '{name} bearbeiten', en: 'Edit {name}' },
  failed: { de: 'Das Team lässt sich gerade nicht laden.', en: 'The team cannot be loaded just now.' },

  invite: { de: 'Einladen', en: 'Invite' },
  inviteTitle: { de: 'Jemanden einladen', en: 'Invite somebody' },
  inviteNote: {
    de: 'Die Einladung kommt per E-Mail und gilt eine Woche.',
    en: 'The invitation is sent by email and is valid for a week.',
  },
  email: { de: 'E-Mail', en: 'Email' },
  sent: { de: 'Die Einladung an {email} ist unterwegs.', en: 'The invitation to {email} is on its way.' },
  sendAgain: { de: 'Noch einmal einladen', en: 'Invite again' },
  revoke: { de: 'Zurücknehmen', en: 'Take back' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  save: { de: 'Rolle speichern', en: 'Save role' },

  sessions: { de: 'Angemeldete Geräte', en: 'Signed-in devices' },
  noSessions: { de: 'Zurzeit nirgends angemeldet.', en: 'Not signed in anywhere just now.' },
  endSessions: { de: 'Überall abmelden', en: 'Sign out everywhere' },
  renew: { de: 'Zugang erneuern', en: 'Renew access' },
  renewNote: {
    de: 'Schickt eine neue Einladung, etwa wenn das Telefon verloren ist. Die Rolle bleibt.',
    en: 'Sends a new invitation, for example after a lost telephone. The role stays.',
  },
  block: { de: 'Sperren', en: 'Block' },
  blockNote: {
    de: 'Meldet überall ab und lässt niemanden mehr hinein. Was die Person getan hat, bleibt im Protokoll.',
    en: 'Signs the person out everywhere and lets them in no more. What they did stays in the audit trail.',
  },
  LAST_OWNER: {
    de: 'Das ist der letzte Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
    en: 'This is the last owner. Make somebody else an owner first.',
  },
  CODES_MISSING: {
    de: 'Erst mit Einmalcodes, aus „Mein Zugang“',
    en: 'Only with one-time codes, from “My access”',
  },
  STALE: {
    de: 'Jemand hat die Rolle inzwischen geändert. Speichern Sie nur, wenn es bei Ihrer Wahl bleiben soll.',
    en: 'Somebody has changed the role meanwhile. Save only if your choice is to stay.',
  },
  NOT_FOUND: { de: 'Diese Person gibt es nicht mehr.', en: 'This person is no longer there.' },
  other: {
    de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work just now. Please try again.',
  },

  mayTitle: { de: 'Was darf wer', en: 'Who may do what' },
  may: { de: 'ja', en: 'yes' },
  mayNot: { de: 'nein', en: 'no' },
} satisfies Record<string, LocalizedText>);
