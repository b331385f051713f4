import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const signupTexts = defineTexts('signup', {
  title: { de: 'Ihr persönlicher Kundenbereich', en: 'Your personal customer area' },
  subtitle: {
    de: 'Wählen Sie ein Passwort, und Ihr Kundenbereich ist eingerichtet. Kostenlos und unverbindlich.',
    en: 'Choose a password and your customer area is ready. Free and without obligation.',
  },
  planArrived: { de: 'Ihr Grundriss ist angekommen', en: 'Your floor plan has arrived' },
  planArrivedMore: {
    de: 'Im Kundenbereich sehen Sie, wie es mit Ihrer Küche weitergeht.',
    en: 'In the customer area you can follow how your kitchen is coming along.',
  },
  booked: { de: 'Ihr Telefontermin ist gebucht', en: 'Your phone appointment is booked' },
  reserved: { de: 'Ihr Telefontermin ist reserviert', en: 'Your phone appointment is reserved' },
  wished: { de: 'Ihr Rückrufwunsch ist notiert', en: 'We’ve noted your call-back request' },
  bookedMore: {
    de: 'Im Kundenbereich haben Sie ihn immer im Blick.',
    en: 'You’ll find it in your customer area at any time.',
  },
  email: { de: 'Ihre E-Mail-Adresse', en: 'Your email address' },
  password: { de: 'Passwort', en: 'Password' },
  confirmation: { de: 'Passwort bestätigen', en: 'Confirm password' },
  submit: { de: 'Einreichen', en: 'Submit' },
  mailbox: {
    de: 'Danach schauen Sie bitte in Ihr Postfach: In unserer E-Mail steht, wie es weitergeht, auch wenn Sie schon einen Kundenbereich haben.',
    en: 'Then please check your inbox: our email tells you what comes next, even if you already have a customer area.',
  },
  sending: { de: 'Einen Moment bitte', en: 'One moment please' },
  skip: { de: 'Ohne Kundenbereich fortfahren', en: 'Continue without the customer area' },
  confirmTitle: {
    de: 'Möchten Sie ohne Kundenbereich fortfahren?',
    en: 'Would you like to continue without the customer area?',
  },
  confirmSubtitle: { de: 'Er ist kostenlos, und Sie können dort', en: 'It’s free, and it lets you' },
  benefitsTitle: { de: 'Im Kundenbereich können Sie', en: 'In the customer area you can' },
  useBenefits: { de: 'Vorteile nutzen', en: 'Use the benefits' },
  leave: { de: 'Ohne Kundenbereich fortfahren', en: 'Continue without it' },
} satisfies Record<string, LocalizedText>);

/**
 * The five benefits of the specification. The first and the last are the kitchen card and the documents of the staff.
 */
export const benefits = defineTexts('signup.benefit', [
  {
    de: 'in Bildern zu Ihrer Küche stöbern und sich inspirieren lassen',
    en: 'browse pictures of your kitchen for inspiration',
  },
  { de: 'Ihre persönlichen Unterlagen einsehen', en: 'see your personal documents' },
  { de: 'unser Expertenteam direkt erreichen', en: 'contact our expert team' },
  { de: 'die nächsten Schritte im Blick behalten', en: 'keep track of the next steps' },
  {
    de: 'das 3D-Modell Ihrer Küche ansehen, sobald sie geplant ist',
    en: 'view the 3D model of your kitchen once it’s planned',
  },
] as const satisfies readonly LocalizedText[]);

/** The messages if failures are visible (setting); the last one is for all other codes. */
export const signupFailures: Readonly<Record<string, LocalizedText>> & { readonly OTHER: LocalizedText } =
  defineTexts('signup.failure', {
    WEAK_PASSWORD: {
      de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
      en: 'This password is too easy to guess. Please choose another one.',
    },
    ALREADY_ACTIVE: {
      de: 'Ihr Kundenbereich ist schon eingerichtet.',
      en: 'You already have a customer area.',
    },
    UNKNOWN_KITCHEN: {
      de: 'Zu dieser E-Mail-Adresse finden wir keine Küche. Bitte öffnen Sie den Link aus unserer E-Mail.',
      en: 'We can’t find a kitchen for this email address. Please use the link in our email.',
    },
    UNKNOWN_KITCHEN_ELSEWHERE: {
      de: 'Zu dieser E-Mail-Adresse finden wir keine Küche.',
      en: 'We can’t find a kitchen for this email address.',
    },
    OTHER: {
      de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      en: 'That did not work. Please try again.',
    },
  });

export const signInText: LocalizedText = defineTexts('signup.signIn', { de: 'Zur Anmeldung', en: 'Sign in' });
