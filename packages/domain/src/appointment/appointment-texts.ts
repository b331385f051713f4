import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { AppointmentKind } from './appointment.ts';
import type { Standing } from './standing.ts';

export const kindTexts: Readonly<Record<AppointmentKind, LocalizedText>> = defineTexts('appointment.kind', {
  CALLBACK: { de: 'Rückruf', en: 'Call-back' },
  CONSULTATION: { de: 'Telefontermin', en: 'Phone appointment' },
});

/** The one word for how a call stands, to visitors and staff alike. */
export const standingTexts: Readonly<Record<Standing, LocalizedText>> = defineTexts('appointment.state', {
  RESERVED: { de: 'reserviert', en: 'reserved' },
  BOOKED: { de: 'gebucht', en: 'booked' },
  WISHED: { de: 'als Wunsch notiert', en: 'noted as your preferred time' },
  LAPSED: { de: 'nicht mehr reserviert', en: 'no longer reserved' },
  CANCELLED: { de: 'abgesagt', en: 'cancelled' },
});

export const wishNote: LocalizedText = defineTexts('appointment.note.WISHED', {
  de: 'Diese Zeit ist noch nicht fest. Wir rufen Sie so nah daran wie möglich an.',
  en: 'This time is not fixed yet. We’ll call you as close to it as we can.',
});

/** No call is promised before the visitor has confirmed the time. */
export const reservedNote: LocalizedText = defineTexts('appointment.note.RESERVED', {
  de: 'Wir rufen Sie in dieser Zeit an, sobald Sie sie bestätigt haben.',
  en: 'We’ll call you within this time once you have confirmed it.',
});

/** The note below the time. A standing without a note shows when the call comes. */
export const standingNotes: Readonly<Partial<Record<Standing, LocalizedText>>> = defineTexts(
  'appointment.note',
  {
    RESERVED: reservedNote,
    WISHED: wishNote,
    LAPSED: {
      de: 'Wir halten diese Zeit nicht mehr frei. Ihre Anfrage bleibt bei uns, mit dieser Zeit als Wunsch.',
      en: 'We no longer keep this time free. Your enquiry stays with us, with this as your preferred time.',
    },
    CANCELLED: { de: 'Wir rufen Sie zu dieser Zeit nicht an.', en: 'We won’t call you at this time.' },
  },
);

export const appointmentTexts = defineTexts('appointment', {
  title: { de: 'Ihr Termin', en: 'Your appointment' },
  loading: { de: 'Ihr Termin wird geladen', en: 'Loading your appointment' },
  unknownTitle: { de: 'Diesen Termin finden wir nicht.', en: 'We cannot find this appointment.' },
  unknown: {
    de: 'Vielleicht ist der Link unvollständig. Öffnen Sie ihn bitte noch einmal aus Ihrer E-Mail.',
    en: 'The link may be incomplete. Please open it again from your email.',
  },
  begin: { de: 'Küche planen', en: 'Plan a kitchen' },
  failedTitle: { de: 'Das hat gerade nicht geklappt.', en: 'That did not work just now.' },
  failed: {
    de: 'Vielleicht ist Ihre Internetverbindung kurz unterbrochen. An Ihrem Termin hat sich nichts geändert.',
    en: 'Your internet connection may have dropped for a moment. Nothing has changed about your appointment.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  moved: { de: 'Ihr Termin ist verschoben.', en: 'Your appointment has been moved.' },
  cancelled: { de: 'Ihr Termin ist abgesagt.', en: 'Your appointment has been cancelled.' },
  over: {
    de: 'Dieser Termin hat schon begonnen und lässt sich nicht mehr ändern.',
    en: 'This appointment has already begun and can no longer be changed.',
  },
  pleaseConfirm: {
    de: 'Bitte bestätigen Sie den Termin mit einem Klick, dann ist er gebucht.',
    en: 'Please confirm the appointment with one click and it’s booked.',
  },
  pleaseConfirmUntil: {
    de: 'Bitte bestätigen Sie den Termin bis {until}. So lange halten wir die Zeit für Sie frei.',
    en: 'Please confirm the appointment by {until}. Until then we keep the time free for you.',
  },
  confirmAppointment: { de: 'Termin bestätigen', en: 'Confirm appointment' },
  confirmed: { de: 'Danke, Ihr Termin ist gebucht.', en: 'Thank you, your appointment is booked.' },
  lapsed: {
    de: 'Diese Zeit ist leider schon vergeben. Bitte wählen Sie eine andere.',
    en: 'Sorry, this time has been taken. Please choose another one.',
  },
  move: { de: 'Andere Zeit wählen', en: 'Choose another time' },
  again: { de: 'Neue Zeit wählen', en: 'Choose a new time' },
  moveTitle: { de: 'Welcher Tag passt Ihnen besser?', en: 'Which day suits you better?' },
  moveSubtitle: {
    de: 'Ihr Termin ändert sich erst, wenn Sie eine neue Zeit gewählt haben.',
    en: 'Your appointment changes only once you have chosen a new time.',
  },
  empty: {
    de: 'An Ihrem Termin ändert sich nichts.',
    en: 'Nothing changes about your appointment.',
  },
  keep: { de: 'Alles lassen, wie es ist', en: 'Leave everything as it is' },
  cancel: { de: 'Termin absagen', en: 'Cancel appointment' },
  cancelTitle: { de: 'Möchten Sie den Termin absagen?', en: 'Do you want to cancel the appointment?' },
  cancelText: {
    de: 'Wir rufen Sie dann nicht an, und die Zeit wird für andere frei.',
    en: 'We won’t call you then, and the time becomes free for others.',
  },
  stay: { de: 'Termin behalten', en: 'Keep appointment' },
  confirm: { de: 'Ja, absagen', en: 'Yes, cancel it' },
  waiting: { de: 'Einen Moment bitte', en: 'One moment please' },
} satisfies Record<string, LocalizedText>);
