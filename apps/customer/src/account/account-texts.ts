import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const accountTexts = defineTexts('customer.account', {
  loading: { de: 'Ihr Kundenbereich wird geladen', en: 'Loading your customer area' },
  unreachableTitle: {
    de: 'Der Kundenbereich antwortet gerade nicht',
    en: 'The customer area does not answer',
  },
  unreachable: {
    de: 'Vielleicht ist die Verbindung kurz weg.',
    en: 'The connection may be gone for a moment.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },

  signInTitle: { de: 'Ihr Kundenbereich', en: 'Your customer area' },
  signInSubtitle: {
    de: 'Ihre Anfrage, Ihr Termin und Ihre Unterlagen an einem Ort.',
    en: 'Your enquiry, your appointment and your documents in one place.',
  },
  email: { de: 'E-Mail-Adresse', en: 'Email address' },
  password: { de: 'Passwort', en: 'Password' },
  passwordMissing: { de: 'Passwort ist erforderlich', en: 'A password is required' },
  show: { de: 'Passwort anzeigen', en: 'Show password' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  waiting: { de: 'Einen Moment bitte', en: 'One moment please' },
  forgot: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
  noAccess: {
    de: 'Noch kein Passwort, oder Ihre Adresse noch nicht bestätigt? Über „Passwort vergessen“ bekommen Sie per E-Mail einen Link dafür.',
    en: 'No password yet, or your address not confirmed? “Forgot your password” sends you a link by email.',
  },
  signOut: { de: 'Abmelden', en: 'Sign out' },

  forgotTitle: { de: 'Neues Passwort', en: 'A new password' },
  forgotSubtitle: {
    de: 'Wir schicken Ihnen einen Link, mit dem Sie es wählen.',
    en: 'We send you a link with which you choose it.',
  },
  forgotSend: { de: 'Link anfordern', en: 'Send me the link' },
  forgotSentTitle: { de: 'Schauen Sie bitte in Ihr Postfach', en: 'Please look into your mailbox' },
  forgotSent: {
    de: 'Wenn wir {email} kennen, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.',
    en: 'If we know {email}, an email with a link is on its way. It is good for one hour.',
  },
  toSignIn: { de: 'Zur Anmeldung', en: 'To the sign-in' },

  resetTitle: { de: 'Wählen Sie ein neues Passwort', en: 'Choose a new password' },
  resetSubtitle: {
    de: 'Danach melden Sie sich überall neu damit an.',
    en: 'After that, you sign in with it everywhere.',
  },
  resetSend: { de: 'Passwort speichern', en: 'Save password' },
  resetOverTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer good' },
  resetOver: {
    de: 'Er wurde schon benutzt oder ist älter als eine Stunde. Fordern Sie einfach einen neuen an.',
    en: 'It has been used already or is more than an hour old. Simply ask for a new one.',
  },
  newLink: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },

  otherTitle: { de: 'Sie sind schon angemeldet', en: 'You are signed in already' },
  otherSubtitle: {
    de: 'Hier ist {email} angemeldet. Möchten Sie zu dem neuen Zugang wechseln?',
    en: '{email} is signed in here. Do you want to change to the new account?',
  },
  otherStay: { de: 'Angemeldet bleiben', en: 'Stay signed in' },
  otherChange: { de: 'Zum neuen Zugang wechseln', en: 'Change to the new account' },

  disownTitle: { de: 'Das waren Sie nicht?', en: 'That was not you?' },
  disownSubtitle: {
    de: 'Jemand hat mit Ihrer E-Mail-Adresse einen Kundenbereich angelegt. Wir können ihn löschen.',
    en: 'Somebody has made a customer area with your email address. We can delete it.',
  },
  disownPoints: {
    de: 'Der Zugang und sein Passwort sind dann weg. Die Anfrage selbst bleibt beim Küchenstudio.',
    en: 'The access and its password are then gone. The enquiry itself stays with the kitchen studio.',
  },
  disownSend: { de: 'Ja, Zugang löschen', en: 'Yes, delete the access' },
  disownStay: { de: 'Nein, das war ich', en: 'No, it was me' },
  disownOver: {
    de: 'Dieser Link gilt nicht mehr: Der Zugang ist schon gelöscht oder wurde bestätigt.',
    en: 'This link is no longer good: the access is deleted already, or has been confirmed.',
  },
  disownedTitle: { de: 'Der Zugang ist gelöscht', en: 'The access has been deleted' },
  disowned: {
    de: 'Mit Ihrer Adresse ist niemand mehr angemeldet. Danke für den Hinweis.',
    en: 'Nobody is signed in with your address any more. Thank you for telling us.',
  },

  deletedTitle: { de: 'Ihr Kundenbereich ist gelöscht', en: 'Your customer area has been deleted' },
  deleted: {
    de: 'Wir schicken Ihnen noch eine E-Mail, die das bestätigt. Alles Gute für Ihre Küche!',
    en: 'We send you one more email to confirm it. All the best for your kitchen!',
  },
} satisfies Record<string, LocalizedText>);

export const failureTexts = defineTexts('customer.failure', {
  WRONG_CREDENTIALS: {
    de: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    en: 'Email address or password is not right.',
  },
  WRONG_PASSWORD: { de: 'Das Passwort stimmt nicht.', en: 'The password is not right.' },
  WEAK_PASSWORD: {
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is too easy to guess. Please choose another one.',
  },
  TOO_MANY_REQUESTS: {
    de: 'Zu viele Versuche. Bitte versuchen Sie es in {wait} noch einmal.',
    en: 'Too many tries. Please try again in {wait}.',
  },
} satisfies Record<string, LocalizedText>);

export const newPasswordTexts = defineTexts('customer.newPassword', {
  password: { de: 'Neues Passwort', en: 'New password' },
  confirmation: { de: 'Neues Passwort bestätigen', en: 'Confirm new password' },
} satisfies Record<string, LocalizedText>);
