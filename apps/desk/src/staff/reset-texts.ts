import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

/** Asking for a new password by mail, and choosing it. */
export const resetTexts = defineTexts('desk.reset', {
  forgotTitle: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
  forgotSubtitle: {
    de: 'Nennen Sie uns Ihre E-Mail-Adresse. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    en: 'Enter your email address. We’ll send you a link for choosing a new password.',
  },
  forgotSend: { de: 'Link anfordern', en: 'Request a link' },
  sentTitle: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
  sent: {
    de: 'Gibt es einen Zugang mit der Adresse {email}, ist die E-Mail unterwegs. Der Link darin gilt 30 Minuten.',
    en: 'If there is an account for {email}, the email is on its way. Its link is valid for 30 minutes.',
  },
  sentNot: {
    de: 'Kommt nichts an? Sehen Sie auch im Spam-Ordner nach, oder bitten Sie den Inhaber um eine neue Einladung.',
    en: 'Nothing there? Look in your spam folder, too, or ask an owner for a new invitation.',
  },
  toSignIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },

  title: { de: 'Wählen Sie ein neues Passwort', en: 'Choose a new password' },
  subtitle: {
    de: 'Danach melden Sie sich auf allen Geräten neu an. Ihre Einmalcodes bleiben, wie sie sind.',
    en: 'You’ll then sign in again on all your devices. Your one-time codes stay as they are.',
  },
  password: { de: 'Neues Passwort', en: 'New password' },
  save: { de: 'Passwort speichern', en: 'Save password' },
  overTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  over: {
    de: 'Er wurde schon benutzt oder ist älter als 30 Minuten. Fordern Sie einfach einen neuen an.',
    en: 'It has already been used or is more than 30 minutes old. Just request a new one.',
  },
  newLink: { de: 'Neuen Link anfordern', en: 'Request a new link' },
} satisfies Record<string, LocalizedText>);
