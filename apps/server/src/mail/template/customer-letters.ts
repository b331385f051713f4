import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { Letter } from './visitor-content.ts';

export type CustomerMailKind =
  | 'ACCESS_CREATED'
  | 'ALREADY_ACTIVE'
  | 'RESET_REQUESTED'
  | 'PASSWORD_CHANGED'
  | 'ACCOUNT_DELETED'
  | 'ENQUIRY_TO_CONFIRM';

interface CustomerLetter extends Letter {
  /** The text of its link; absent without a link. */
  readonly action?: LocalizedText;
  readonly hint: LocalizedText;
  /** The reason for this mail. */
  readonly reason: LocalizedText;
}

export const customerTexts = defineTexts('mail.customer', {
  hello: { de: 'Guten Tag,', en: 'Hello,' },
  disown: { de: 'Das war ich nicht', en: 'That wasn’t me' },
  reset: { de: 'Neues Passwort wählen', en: 'Choose a new password' },
} satisfies Record<string, LocalizedText>);

const reason = defineTexts('mail.customer.reason', {
  de: 'Sie erhalten diese E-Mail, weil es bei uns einen Kundenbereich mit Ihrer Adresse gibt.',
  en: 'You’re receiving this email because there is a customer area for your address.',
});

const hint = defineTexts('mail.customer.hint', {
  de: 'Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
  en: 'This link is for you alone: please don’t pass it on.',
});

export const customerLetters: Readonly<Record<CustomerMailKind, CustomerLetter>> = defineTexts(
  'mail.customer',
  {
    ACCESS_CREATED: {
      subject: { de: 'Bitte bestätigen: Ihr Kundenbereich', en: 'Please confirm: your customer area' },
      preheader: {
        de: 'Ein Klick, und Ihre Unterlagen sind für Sie da.',
        en: 'One click and you’ll see your documents.',
      },
      headline: { de: 'Ihr Kundenbereich ist angelegt', en: 'Your customer area has been created' },
      paragraphs: [
        {
          de: 'mit Ihrer Adresse wurde gerade ein Kundenbereich angelegt. Bestätigen Sie bitte, dass Sie das waren. Danach sehen Sie dort Ihre Anfrage, Ihre Termine und Ihre Unterlagen.',
          en: 'A customer area has just been created with your address. Please confirm that it was you. You’ll then find your enquiry, your appointments and your documents there.',
        },
        {
          de: 'Waren Sie es nicht? Dann genügt der Link „Das war ich nicht“ am Ende dieser E-Mail, und der Zugang wird gelöscht.',
          en: 'Wasn’t that you? Just use the link “That wasn’t me” at the end of this email and we’ll delete the account.',
        },
      ],
      action: { de: 'Adresse bestätigen', en: 'Confirm my address' },
      hint,
      reason,
    },
    ALREADY_ACTIVE: {
      subject: { de: 'Sie haben schon einen Kundenbereich', en: 'You already have a customer area' },
      preheader: {
        de: 'Ihre neue Anfrage finden Sie dort auch.',
        en: 'You’ll find your new enquiry there, too.',
      },
      headline: { de: 'Ihr Kundenbereich ist schon da', en: 'You already have a customer area' },
      paragraphs: [
        {
          de: 'mit Ihrer Adresse sollte gerade ein Kundenbereich angelegt werden. Den haben Sie schon: Melden Sie sich bitte mit Ihrem bisherigen Passwort an. Dort finden Sie auch Ihre neue Anfrage.',
          en: 'Someone has just asked for a customer area with your address. You already have one: please sign in with your existing password. You’ll find your new enquiry there, too.',
        },
        {
          de: 'Passwort vergessen? Mit dem Link „Neues Passwort wählen“ am Ende dieser E-Mail setzen Sie ein neues; er gilt eine Stunde.',
          en: 'Forgotten your password? The link “Choose a new password” at the end of this email lets you set a new one. It is valid for one hour.',
        },
        {
          de: 'Waren Sie das nicht? Dann müssen Sie nichts tun: An Ihrem Kundenbereich hat sich nichts geändert.',
          en: 'Wasn’t that you? Then there is nothing you need to do: your customer area hasn’t changed.',
        },
      ],
      action: { de: 'Zum Kundenbereich', en: 'Go to the customer area' },
      hint: { de: 'Dort melden Sie sich mit Ihrem Passwort an.', en: 'Sign in there with your password.' },
      reason,
    },
    RESET_REQUESTED: {
      subject: { de: 'Neues Passwort für Ihren Kundenbereich', en: 'A new password for your customer area' },
      preheader: { de: 'Der Link gilt eine Stunde.', en: 'The link is valid for one hour.' },
      headline: { de: 'Neues Passwort wählen', en: 'Choose a new password' },
      paragraphs: [
        {
          de: 'Sie möchten ein neues Passwort für Ihren Kundenbereich. Mit diesem Link können Sie es wählen; er gilt eine Stunde und nur einmal.',
          en: 'You asked for a new password for your customer area. Use this link to choose one. It is valid for one hour and works once.',
        },
        {
          de: 'Haben Sie das nicht verlangt? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
          en: 'Didn’t ask for this? Then there is nothing you need to do: your password stays as it is.',
        },
      ],
      action: { de: 'Passwort wählen', en: 'Choose a password' },
      hint,
      reason: {
        de: 'Sie erhalten diese E-Mail, weil für Ihre Adresse ein neues Passwort verlangt wurde.',
        en: 'You’re receiving this email because someone asked for a new password for your address.',
      },
    },
    PASSWORD_CHANGED: {
      subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
      preheader: { de: 'Waren Sie das?', en: 'Was that you?' },
      headline: { de: 'Ihr Passwort ist geändert', en: 'Your password has been changed' },
      paragraphs: [
        {
          de: 'das Passwort Ihres Kundenbereichs wurde gerade geändert. Alle anderen Anmeldungen sind damit beendet.',
          en: 'The password for your customer area has just been changed. You’ve been signed out everywhere else.',
        },
        {
          de: 'Waren Sie das nicht? Dann wählen Sie bitte gleich ein neues: im Kundenbereich unter „Passwort vergessen“.',
          en: 'Wasn’t that you? Then please choose a new one right away: in the customer area under “Forgot your password?”.',
        },
      ],
      action: { de: 'Zum Kundenbereich', en: 'Go to the customer area' },
      hint: { de: 'Dort melden Sie sich mit Ihrem Passwort an.', en: 'Sign in there with your password.' },
      reason,
    },
    ENQUIRY_TO_CONFIRM: {
      subject: { de: 'Ist das Ihre Küchenanfrage?', en: 'Is this your kitchen enquiry?' },
      preheader: {
        de: 'Ein Klick, und sie steht in Ihrem Kundenbereich.',
        en: 'One click and it’s in your customer area.',
      },
      headline: { de: 'Bitte bestätigen Sie Ihre Anfrage', en: 'Please confirm your enquiry' },
      paragraphs: [
        {
          de: 'uns wurde bei einer Küchenanfrage Ihre E-Mail-Adresse genannt. Ist die Anfrage von Ihnen? Dann bestätigen Sie das bitte, und Sie sehen sie in Ihrem Kundenbereich.',
          en: 'Your email address was given to us with a kitchen enquiry. Is the enquiry yours? Then please confirm it and you’ll see it in your customer area.',
        },
        {
          de: 'Kennen Sie die Anfrage nicht? Dann bestätigen Sie bitte nichts. An Ihrem Kundenbereich hat sich nichts geändert. Wenn Sie uns kurz antworten, berichtigen wir die Adresse.',
          en: 'Don’t know of any enquiry? Then please don’t confirm it. Your customer area hasn’t changed. Just reply to this email and we’ll correct the address.',
        },
      ],
      action: { de: 'Ja, das ist meine Anfrage', en: 'Yes, it’s my enquiry' },
      hint,
      reason,
    },
    ACCOUNT_DELETED: {
      subject: { de: 'Ihr Kundenbereich ist gelöscht', en: 'Your customer area has been deleted' },
      preheader: {
        de: 'Zugang und Passwort gibt es nicht mehr.',
        en: 'Your account and password no longer exist.',
      },
      headline: { de: 'Ihr Kundenbereich ist gelöscht', en: 'Your customer area has been deleted' },
      paragraphs: [
        {
          de: 'Ihr Zugang und das Passwort sind gelöscht. Ihre Anfrage selbst liegt noch bei uns im Küchenstudio. Soll auch sie gelöscht werden, antworten Sie bitte kurz.',
          en: 'Your account and password have been deleted. We still have your enquiry itself. If you’d like that deleted as well, just send us a short reply.',
        },
      ],
      hint,
      reason: {
        de: 'Sie erhalten diese E-Mail ein letztes Mal, damit Sie von der Löschung wissen.',
        en: 'This is our last email about it, so that you know the account has been deleted.',
      },
    },
  },
);
