import type { Note } from '@funnel/browser/session/session-texts';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const doorTexts = defineTexts('desk.door', {
  loading: { de: 'Der Arbeitsplatz wird geladen', en: 'Loading the desk' },
  unreachableTitle: { de: 'Der Arbeitsplatz antwortet gerade nicht', en: 'The desk isn’t responding' },
  place: { de: 'Arbeitsplatz für Mitarbeitende', en: 'For members of staff' },
  morning: { de: 'Guten Morgen.', en: 'Good morning.' },
  day: { de: 'Guten Tag.', en: 'Good afternoon.' },
  evening: { de: 'Guten Abend.', en: 'Good evening.' },
  subtitle: { de: 'Melden Sie sich an, dann geht es los.', en: 'Sign in and you’re ready to go.' },
  email: { de: 'E-Mail', en: 'Email' },
  password: { de: 'Passwort', en: 'Password' },
  forgot: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
} satisfies Record<string, LocalizedText>);

export const doorNotes = defineTexts('desk.door', {
  passwordSet: {
    tone: 'done',
    text: {
      de: 'Ihr neues Passwort ist gespeichert. Melden Sie sich bitte damit an.',
      en: 'Your new password has been saved. Please sign in with it.',
    },
  },
} as const satisfies Record<string, Note>);

export const codeTexts = defineTexts('desk.code', {
  title: { de: 'Ihr Einmalcode', en: 'Your one-time code' },
  subtitle: {
    de: 'Die sechs Ziffern aus Ihrer Authenticator-App für {email}.',
    en: 'The six digits from your authenticator app for {email}.',
  },
  label: { de: 'Einmalcode', en: 'One-time code' },
  goesOn: {
    de: 'Nach der letzten Ziffer geht es von selbst weiter.',
    en: 'It continues by itself after the last digit.',
  },
  recoveryTitle: { de: 'Ihr Ersatzcode', en: 'Your recovery code' },
  recoverySubtitle: {
    de: 'Einer der zehn Codes, die Sie beim Einrichten gesichert haben. Jeder gilt einmal.',
    en: 'One of the ten codes that you saved when you set up your access. Each works once.',
  },
  recoveryLabel: { de: 'Ersatzcode', en: 'Recovery code' },
  recoveryMissing: { de: 'Bitte geben Sie einen Ersatzcode ein', en: 'Please enter a recovery code' },
  useRecovery: { de: 'Ersatzcode nutzen', en: 'Use a recovery code' },
  useApp: { de: 'Code aus der App nutzen', en: 'Use a code from the app' },
  or: { de: 'oder', en: 'or' },
  otherAccount: { de: 'anderer Zugang', en: 'another account' },
} satisfies Record<string, LocalizedText>);
