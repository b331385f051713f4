import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { Letter } from './visitor-content.ts';

export type CustomerMailKind =
  | 'ACCESS_CREATED'
  | 'ALREADY_ACTIVE'
  | 'RESET_REQUESTED'
  | 'PASSWORD_CHANGED'
  | 'ACCOUNT_DELETED';

interface CustomerLetter extends Letter {
  /** The words of its link; without them there is none. */
  readonly action?: LocalizedText;
  readonly hint: LocalizedText;
  /** Why this mail came. */
  readonly reason: LocalizedText;
}

export const customerTexts = defineTexts('mail.customer', {
  hello: { de: 'Guten Tag,', en: 'Hello,' },
  disown: { de: 'Das war ich nicht', en: 'That was not me' },
  reset: { de: 'Neues Passwort wählen', en: 'Choose a new password' },
} satisfies Record<string, LocalizedText>);

const reason = defineTexts('mail.customer.reason', {
  de: 'Sie erhalten diese E-Mail, weil es bei uns einen Kundenbereich mit Ihrer Adresse gibt.',
  en: 'You get this e-mail because we keep a customer area for your address.',
});

const hint = defineTexts('mail.customer.hint', {
  de: 'Der Link gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.',
  en: 'This link is yours alone: please do not pass it on.',
});

export const customerLetters: Readonly<Record<CustomerMailKind, CustomerLetter>> = defineTexts(
  'mail.customer',
  {
    ACCESS_CREATED: {
      subject: { de: 'Bitte bestätigen: Ihr Kundenbereich', en: 'Please confirm: your customer area' },
      preheader: {
        de: 'Ein Klick, und Ihre Unterlagen sind für Sie da.',
        en: 'One click, and your documents are there for you.',
      },
      headline: { de: 'Ihr Kundenbereich ist angelegt', en: 'Your customer area is ready' },
      paragraphs: [
        {
          de: 'mit Ihrer Adresse wurde gerade ein Kundenbereich angelegt. Bestätigen Sie bitte, dass Sie das waren. Danach sehen Sie dort Ihre Anfrage, Ihre Termine und Ihre Unterlagen.',
          en: 'A customer area has just been created with your address. Please confirm that it was you. You will then find your enquiry, your appointments and your documents there.',
        },
        {
          de: 'Waren Sie es nicht? Dann genügt der Link „Das war ich nicht“ am Ende dieser E-Mail, und der Zugang wird gelöscht.',
          en: 'Was it not you? Then use the link “That was not me” at the end of this e-mail, and the access is removed.',
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
        en: 'Your new enquiry is there as well.',
      },
      headline: { de: 'Ihr Kundenbereich ist schon da', en: 'Your customer area is already there' },
      paragraphs: [
        {
          de: 'mit Ihrer Adresse sollte gerade ein Kundenbereich angelegt werden. Den haben Sie schon: Melden Sie sich bitte mit Ihrem bisherigen Passwort an. Dort finden Sie auch Ihre neue Anfrage.',
          en: 'Somebody has just tried to create a customer area with your address. You already have one: please sign in with the password you have. You find your new enquiry there, too.',
        },
        {
          de: 'Passwort vergessen? Mit dem Link „Neues Passwort wählen“ am Ende dieser E-Mail setzen Sie ein neues; er gilt eine Stunde.',
          en: 'Forgot your password? The link “Choose a new password” at the end of this e-mail lets you set a new one; it is good for one hour.',
        },
        {
          de: 'Waren Sie das nicht? Dann müssen Sie nichts tun: An Ihrem Kundenbereich hat sich nichts geändert.',
          en: 'Was it not you? Then there is nothing to do: nothing has changed in your customer area.',
        },
      ],
      action: { de: 'Zum Kundenbereich', en: 'To the customer area' },
      hint: { de: 'Dort melden Sie sich mit Ihrem Passwort an.', en: 'Sign in there with your password.' },
      reason,
    },
    RESET_REQUESTED: {
      subject: { de: 'Neues Passwort für Ihren Kundenbereich', en: 'A new password for your customer area' },
      preheader: { de: 'Der Link gilt eine Stunde.', en: 'The link is good for one hour.' },
      headline: { de: 'Neues Passwort wählen', en: 'Choose a new password' },
      paragraphs: [
        {
          de: 'Sie möchten ein neues Passwort für Ihren Kundenbereich. Mit diesem Link können Sie es wählen; er gilt eine Stunde und nur einmal.',
          en: 'You would like a new password for your customer area. This link lets you choose one; it works once and for one hour.',
        },
        {
          de: 'Haben Sie das nicht verlangt? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
          en: 'You did not ask for this? Then there is nothing to do: your password stays as it is.',
        },
      ],
      action: { de: 'Passwort wählen', en: 'Choose a password' },
      hint,
      reason: {
        de: 'Sie erhalten diese E-Mail, weil für Ihre Adresse ein neues Passwort verlangt wurde.',
        en: 'You get this e-mail because a new password was asked for with your address.',
      },
    },
    PASSWORD_CHANGED: {
      subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
      preheader: { de: 'Waren Sie das?', en: 'Was that you?' },
      headline: { de: 'Ihr Passwort ist geändert', en: 'Your password has been changed' },
      paragraphs: [
        {
          de: 'das Passwort Ihres Kundenbereichs wurde gerade geändert. Alle anderen Anmeldungen sind damit beendet.',
          en: 'The password of your customer area has just been changed. Everywhere else you have been signed out.',
        },
        {
          de: 'Waren Sie das nicht? Dann wählen Sie bitte gleich ein neues: im Kundenbereich unter „Passwort vergessen“.',
          en: 'Was it not you? Then please choose a new one right away: in the customer area under “Forgot your password”.',
        },
      ],
      action: { de: 'Zum Kundenbereich', en: 'To the customer area' },
      hint: { de: 'Dort melden Sie sich mit Ihrem Passwort an.', en: 'Sign in there with your password.' },
      reason,
    },
    ACCOUNT_DELETED: {
      subject: { de: 'Ihr Kundenbereich ist gelöscht', en: 'Your customer area has been deleted' },
      preheader: {
        de: 'Zugang und Passwort gibt es nicht mehr.',
        en: 'The access and its password are gone.',
      },
      headline: { de: 'Ihr Kundenbereich ist gelöscht', en: 'Your customer area has been deleted' },
      paragraphs: [
        {
          de: 'Ihr Zugang und das Passwort sind gelöscht. Ihre Anfrage selbst liegt noch bei uns im Küchenstudio. Soll auch sie gelöscht werden, antworten Sie bitte kurz.',
          en: 'Your access and its password have been deleted. Your enquiry itself is still with us. If you want that deleted as well, please send a short reply.',
        },
      ],
      hint,
      reason: {
        de: 'Sie erhalten diese E-Mail ein letztes Mal, damit Sie von der Löschung wissen.',
        en: 'You get this e-mail one last time, so that you know of the deletion.',
      },
    },
  },
);
