import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const invitationTexts = defineTexts('desk.invitation', {
  welcome: {
    de: 'Willkommen. In fünf Minuten ist Ihr Arbeitsplatz bereit.',
    en: 'Welcome. Your desk is ready in five minutes.',
  },
  step: { de: 'Schritt {step} von {steps}', en: 'Step {step} of {steps}' },
  back: { de: 'Zurück', en: 'Back' },
  next: { de: 'Weiter', en: 'Continue' },

  access: { de: 'Ihr Zugang', en: 'Your access' },
  accessNote: { de: 'Name und Passwort', en: 'Name and password' },
  accessSubtitle: {
    de: 'So melden Sie sich künftig an.',
    en: 'This is how you will sign in.',
  },
  email: { de: 'E-Mail', en: 'Email' },
  name: { de: 'Vor- und Nachname', en: 'First and last name' },
  nameMissing: { de: 'Bitte geben Sie Ihren Namen ein', en: 'Please enter your name' },
  password: { de: 'Passwort', en: 'Password' },
  passwordHint: {
    de: 'Mindestens {length} Zeichen, zum Beispiel vier Wörter, die nicht zusammengehören',
    en: 'At least {length} characters, for example four words that do not belong together',
  },
  passwordShort: {
    de: 'Das Passwort muss mindestens {length} Zeichen lang sein',
    en: 'The password must have at least {length} characters',
  },

  codes: { de: 'Zweiter Schutz', en: 'Second factor' },
  codesNote: { de: 'Pflicht für Inhaber und Leitung', en: 'Required for owners and managers' },
  codesSubtitle: {
    de: 'Öffnen Sie eine Authenticator-App auf Ihrem Telefon und scannen Sie den Code.',
    en: 'Open an authenticator app on your phone and scan the code.',
  },
  qr: { de: 'QR-Code für Ihre Authenticator-App', en: 'QR code for your authenticator app' },
  byHand: { de: 'Oder von Hand eingeben', en: 'Or enter it by hand' },
  code: { de: 'Code aus der App', en: 'Code from the app' },
  codeMissing: { de: 'Bitte geben Sie die sechs Ziffern ein', en: 'Please enter the six digits' },
  without: { de: 'Ohne Einmalcodes weiter', en: 'Continue without one-time codes' },

  recovery: { de: 'Ersatzcodes', en: 'Recovery codes' },
  recoveryNote: { de: 'Falls das Telefon fehlt', en: 'In case you don’t have your phone' },
  recoverySubtitle: {
    de: 'Zehn Codes, falls das Telefon fehlt. Jeder gilt einmal. Sie sehen sie nur jetzt: Bewahren Sie sie an einem sicheren Ort auf.',
    en: 'Ten codes in case you don’t have your phone. Each works once. You see them only now: keep them in a safe place.',
  },
  download: { de: 'Herunterladen', en: 'Download' },
  file: { de: 'Ersatzcodes.txt', en: 'recovery-codes.txt' },
  finish: { de: 'Zum Arbeitsplatz', en: 'Go to the desk' },

  overTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  over: {
    de: 'Er wurde schon benutzt oder ist abgelaufen. Wer Sie eingeladen hat, kann Ihnen einen neuen schicken.',
    en: 'It has been used or has expired. Whoever invited you can send you a new one.',
  },
  toSignIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
} satisfies Record<string, LocalizedText>);
