import type { NextStep, StepProgress } from '@funnel/domain/customer-area/next-step';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const areaTexts = defineTexts('customer.area', {
  greeting: { de: 'Guten Tag {name}', en: 'Hello {name}' },
  greetingNobody: { de: 'Guten Tag', en: 'Hello' },
  subtitle: {
    de: 'Hier sehen Sie, wie es mit Ihrer Küche weitergeht.',
    en: 'Here you see how your kitchen is coming along.',
  },
  loading: { de: 'Ihre Unterlagen werden geladen', en: 'Loading your documents' },
  failedTitle: {
    de: 'Ihre Unterlagen lassen sich gerade nicht laden.',
    en: 'Your documents cannot be loaded right now.',
  },
  emptyTitle: {
    de: 'Zu Ihrer Adresse liegt gerade keine Anfrage vor.',
    en: 'There is no enquiry for your address right now.',
  },
  empty: {
    de: 'Planen Sie in wenigen Minuten Ihre Küche, dann sehen Sie hier, wie es weitergeht.',
    en: 'Plan your kitchen in a few minutes and see here what happens next.',
  },
  plan: { de: 'Küche planen', en: 'Plan a kitchen' },
  which: { de: 'Ihre Anfragen', en: 'Your enquiries' },
  enquiryOf: { de: 'Anfrage vom {date}', en: 'Enquiry of {date}' },

  stepsTitle: { de: 'So geht es weiter', en: 'What happens next' },
  yourTurn: { de: 'Sie sind dran', en: 'Your turn' },
  done: { de: 'Erledigt', en: 'Done' },
  callAt: { de: '{day}, zwischen {from} und {to} Uhr', en: '{day}, between {from} and {to}' },
  callReserved: { de: 'Reserviert: {day}, {from} bis {to} Uhr', en: 'Reserved: {day}, {from} to {to}' },
  callWished: { de: 'Wunsch: {day}, {from} bis {to} Uhr', en: 'Preferred time: {day}, {from} to {to}' },
  oneFile: { de: 'Eine Datei ist bei uns.', en: 'We have one file.' },
  manyFiles: { de: '{count} Dateien sind bei uns.', en: 'We have {count} files.' },
  chooseTime: { de: 'Zeit wählen', en: 'Choose a time' },
  upload: { de: 'Grundriss hochladen', en: 'Upload a floor plan' },
  seeKitchen: { de: 'Ihre Küche bisher ansehen', en: 'See your kitchen so far' },

  pendingTitle: { de: 'Schauen Sie bitte in Ihr Postfach', en: 'Please check your inbox' },
  pending: {
    de: 'Wir haben an {email} geschrieben, wie es weitergeht. Öffnen Sie den Link in der E-Mail in diesem Browser, dann sehen Sie hier auch Ihre Antworten und Dateien und können Ihren Termin ändern.',
    en: 'We’ve emailed {email} with the next step. Open the link in that email in this browser and you’ll also find your answers and files here and can change your appointment.',
  },
  pendingHelp: {
    de: 'Nichts bekommen? Schauen Sie bitte auch in den Spam-Ordner. Oder lassen Sie sich einen Link schicken, mit dem Sie ein neues Passwort wählen: Damit ist auch Ihre Adresse bestätigt.',
    en: 'Nothing there? Please check your spam folder, too. Or let us send you a link to choose a new password: that confirms your address as well.',
  },
  resend: { de: 'Link schicken', en: 'Send me a link' },
  resent: {
    de: 'Eine E-Mail mit einem Link ist unterwegs. Er gilt eine Stunde.',
    en: 'An email with a link is on its way. It is valid for one hour.',
  },
  resendFailed: {
    de: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es später noch einmal.',
    en: 'That did not work just now. Please try again later.',
  },
  waiting: { de: 'Einen Moment bitte', en: 'One moment please' },
} satisfies Record<string, LocalizedText>);

/** The notes below the customer's own steps while the address is not confirmed. */
export const notesUntilConfirmed: Readonly<Partial<Record<NextStep, LocalizedText>>> = defineTexts(
  'customer.untilConfirmed',
  {
    CALL: {
      de: 'Die Zeit wählen Sie hier, sobald Ihre Adresse bestätigt ist.',
      en: 'You can choose a time here once your address is confirmed.',
    },
    FLOOR_PLAN: {
      de: 'Hochladen können Sie ihn hier, sobald Ihre Adresse bestätigt ist.',
      en: 'You can upload it here once your address is confirmed.',
    },
  },
);

/** The notes below a step while there are no details about it. */
export const stepNotes: Readonly<Record<NextStep, Partial<Record<StepProgress, LocalizedText>>>> =
  defineTexts('customer.step', {
    CALL: {
      OPEN: {
        de: 'Wählen Sie eine Zeit, die Ihnen passt.',
        en: 'Choose a time that suits you.',
      },
    },
    FLOOR_PLAN: {
      OPEN: {
        de: 'Ein Foto oder eine Skizze genügt. Ohne Grundriss können wir nicht planen.',
        en: 'A photo or a sketch will do. We can’t plan without a floor plan.',
      },
    },
    PLANNING: {
      LATER: {
        de: 'Im Küchenstudio, bei Ihnen zu Hause oder per Video.',
        en: 'At the showroom, at your home or by video.',
      },
    },
    MODEL: {
      LATER: { de: 'Bevor Sie sich entscheiden.', en: 'Before you decide.' },
    },
    DELIVERY: {
      LATER: { de: 'Zum vereinbarten Termin, fertig angeschlossen.', en: 'On the agreed day, ready to use.' },
    },
  });
