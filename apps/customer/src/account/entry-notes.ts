import type { Note } from '@funnel/browser/session/session-texts';
import { defineTexts } from '@funnel/domain/text/define-texts';

/** The result of a link or a sign-in, shown above the form or the area. */
export const entryNotes = defineTexts('customer.entry', {
  credsOver: {
    tone: 'info',
    text: {
      de: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Melden Sie sich bitte mit Ihrem Passwort an.',
      en: 'This link has already been used or has expired. Please sign in with your password.',
    },
  },
  confirmFirst: {
    tone: 'info',
    text: {
      de: 'Melden Sie sich bitte an, dann bestätigen wir Ihre E-Mail-Adresse.',
      en: 'Please sign in and we’ll confirm your email address.',
    },
  },
  confirmed: {
    tone: 'done',
    text: {
      de: 'Ihre E-Mail-Adresse ist bestätigt. Willkommen!',
      en: 'Your email address is confirmed. Welcome!',
    },
  },
  confirmOver: {
    tone: 'error',
    text: {
      de: 'Dieser Link gilt nicht mehr, oder er gehört zu einem anderen Zugang.',
      en: 'This link is no longer valid, or it belongs to another account.',
    },
  },
  confirmFailed: {
    tone: 'error',
    text: {
      de: 'Ihre Adresse ließ sich gerade nicht bestätigen. Öffnen Sie den Link bitte noch einmal.',
      en: 'Your address could not be confirmed just now. Please open the link again.',
    },
  },
  enquiryFirst: {
    tone: 'info',
    text: {
      de: 'Melden Sie sich bitte an, dann nehmen wir die Anfrage in Ihren Kundenbereich auf.',
      en: 'Please sign in and we’ll add the enquiry to your customer area.',
    },
  },
  enquiryConfirmed: {
    tone: 'done',
    text: {
      de: 'Danke! Die Anfrage steht jetzt in Ihrem Kundenbereich.',
      en: 'Thank you! The enquiry is now in your customer area.',
    },
  },
  passwordSet: {
    tone: 'done',
    text: {
      de: 'Ihr neues Passwort gilt. Melden Sie sich jetzt damit an.',
      en: 'Your new password is set. Please sign in with it now.',
    },
  },
  failed: {
    tone: 'error',
    text: {
      de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
      en: 'That did not work just now. Please try again.',
    },
  },
} as const satisfies Record<string, Note>);
