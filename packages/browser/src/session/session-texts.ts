import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const sessionTexts = defineTexts('session', {
  signIn: { de: 'Anmelden', en: 'Sign in' },
  unreachable: {
    de: 'Vielleicht ist Ihre Internetverbindung kurz unterbrochen.',
    en: 'Your internet connection may have dropped for a moment.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Record<string, LocalizedText>);

/** What is said above a form or an area, after a link or at the end of a session. */
export interface Note {
  readonly tone: 'info' | 'done' | 'error';
  readonly text: LocalizedText;
}

/** The notes of every area. */
export const sessionNotes = defineTexts('session', {
  sessionLost: {
    tone: 'info',
    text: {
      de: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich bitte noch einmal an, dann geht es hier weiter.',
      en: 'Your session has ended. Please sign in again to continue.',
    },
  },
  signedOut: { tone: 'done', text: { de: 'Sie sind abgemeldet.', en: 'You are signed out.' } },
} as const satisfies Record<string, Note>);

/** What is said about failures. `{wait}`: for how long. */
export const failureTexts = {
  ...defineTexts('failure', {
    WRONG_CREDENTIALS: {
      de: 'E-Mail-Adresse oder Passwort stimmt nicht.',
      en: 'The email address or password is incorrect.',
    },
    WRONG_CODE: {
      de: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
      en: 'This code is incorrect or has already been used.',
    },
    WEAK_PASSWORD: {
      de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
      en: 'This password is too easy to guess. Please choose another one.',
    },
    TOO_MANY_REQUESTS: {
      de: 'Zu viele Versuche. Bitte versuchen Sie es in {wait} noch einmal.',
      en: 'Too many attempts. Please try again in {wait}.',
    },
    other: {
      de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
      en: 'That did not work just now. Please try again.',
    },
  } satisfies Record<string, LocalizedText>),
  /** The end of the session is told above the sign-in. */
  UNAUTHENTICATED: null,
};
