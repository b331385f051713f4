import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const doorTexts = defineTexts('desk.door', {
  loading: { de: 'Der Arbeitsplatz wird geladen', en: 'Loading the desk' },
  unreachableTitle: { de: 'Der Arbeitsplatz antwortet gerade nicht', en: 'The desk isn’t responding' },
  unreachable: {
    de: 'Vielleicht ist Ihre Internetverbindung kurz unterbrochen.',
    en: 'Your internet connection may have dropped for a moment.',
  },
  retry: { de: 'Noch einmal', en: 'Try again' },
  morning: { de: 'Guten Morgen.', en: 'Good morning.' },
  day: { de: 'Guten Tag.', en: 'Good afternoon.' },
  evening: { de: 'Guten Abend.', en: 'Good evening.' },
  subtitle: { de: 'Melden Sie sich an, dann geht es los.', en: 'Sign in and you’re ready to go.' },
  email: { de: 'E-Mail', en: 'Email' },
  password: { de: 'Passwort', en: 'Password' },
  passwordMissing: { de: 'Bitte geben Sie Ihr Passwort ein', en: 'Please enter your password' },
  show: { de: 'Anzeigen', en: 'Show' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  forgot: {
    de: 'Passwort vergessen? Wer Inhaber ist, lädt Sie neu ein.',
    en: 'Forgot your password? An owner can invite you again.',
  },
  signedOut: { de: 'Sie sind abgemeldet.', en: 'You are signed out.' },
  sessionLost: {
    de: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich bitte noch einmal an, dann geht es hier weiter.',
    en: 'Your session has ended. Please sign in again to continue.',
  },
} satisfies Record<string, LocalizedText>);

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

export const failureTexts = defineTexts('desk.failure', {
  WRONG_CREDENTIALS: {
    de: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    en: 'The email address or password is incorrect.',
  },
  WRONG_CODE: {
    de: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
    en: 'This code is incorrect or has already been used.',
  },
  TOO_MANY_REQUESTS: {
    de: 'Zu viele Versuche. Bitte versuchen Sie es in {wait} noch einmal.',
    en: 'Too many attempts. Please try again in {wait}.',
  },
  WEAK_PASSWORD: {
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is too easy to guess. Please choose another one.',
  },
  other: {
    de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work just now. Please try again.',
  },
} satisfies Record<string, LocalizedText>);
