import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const accountTexts = defineTexts('customer.account', {
  loading: { de: 'Ihr Kundenbereich wird geladen', en: 'Loading your customer area' },
  unreachableTitle: {
    de: 'Der Kundenbereich antwortet gerade nicht',
    en: 'The customer area isn’t responding',
  },

  signInTitle: { de: 'Ihr Kundenbereich', en: 'Your customer area' },
  signInSubtitle: {
    de: 'Ihre Anfrage, Ihr Termin und Ihre Unterlagen an einem Ort.',
    en: 'Your enquiry, your appointment and your documents in one place.',
  },
  email: { de: 'E-Mail-Adresse', en: 'Email address' },
  password: { de: 'Passwort', en: 'Password' },
  waiting: { de: 'Einen Moment bitte', en: 'One moment please' },
  forgot: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
  noAccess: {
    de: 'Noch kein Passwort, oder Ihre Adresse noch nicht bestätigt? Über „Passwort vergessen“ bekommen Sie per E-Mail einen Link dafür.',
    en: 'No password yet, or your address not confirmed? Use “Forgot your password?” and we’ll email you a link.',
  },
  signOut: { de: 'Abmelden', en: 'Sign out' },

  forgotTitle: { de: 'Neues Passwort', en: 'A new password' },
  forgotSubtitle: {
    de: 'Wir schicken Ihnen einen Link, über den Sie ein neues wählen.',
    en: 'We’ll send you a link to choose a new one.',
  },
  forgotSend: { de: 'Link anfordern', en: 'Send me the link' },
  forgotSentTitle: { de: 'Schauen Sie bitte in Ihr Postfach', en: 'Please check your inbox' },
  forgotSent: {
    de: 'Wenn wir {email} kennen, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.',
    en: 'If we know {email}, an email with a link is on its way. It is valid for one hour.',
  },
  toSignIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },

  otherTitle: { de: 'Sie sind schon angemeldet', en: 'You’re already signed in' },
  otherSubtitle: {
    de: 'Hier ist {email} angemeldet. Möchten Sie zu dem neuen Zugang wechseln?',
    en: '{email} is signed in here. Would you like to switch to the new account?',
  },
  otherStay: { de: 'Angemeldet bleiben', en: 'Stay signed in' },
  otherChange: { de: 'Zum neuen Zugang wechseln', en: 'Switch to the new account' },

  disownedTitle: { de: 'Der Zugang ist gelöscht', en: 'The account has been deleted' },
  disowned: {
    de: 'Mit Ihrer Adresse ist niemand mehr angemeldet. Danke für den Hinweis.',
    en: 'Nobody is signed in with your address any more. Thank you for telling us.',
  },

  deletedTitle: { de: 'Ihr Kundenbereich ist gelöscht', en: 'Your customer area has been deleted' },
  deleted: {
    de: 'Wir schicken Ihnen noch eine E-Mail, die das bestätigt. Alles Gute für Ihre Küche!',
    en: 'We’ll send you one more email to confirm this. All the best for your kitchen!',
  },
} satisfies Record<string, LocalizedText>);
