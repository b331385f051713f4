import type { AppointmentState } from '@funnel/domain/appointment/appointment';
import { kindTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import type { VisitorMailKind } from '@funnel/domain/mail/mail-kind';
import { type Circumstances, defineEvents } from './define-events.ts';

/** Events of the call of an enquiry, wished for or booked. */
export const appointmentEvents = defineEvents({
  'callback.wished': {
    when: 'a visitor wishes to be called; `state` is `WISHED` if staff have to settle the time',
    has: ['appointment'],
    // A wish beside a booked consultation is settled by staff; for the visitor nothing has changed.
    letter: ({ appointment }) =>
      ofCall(appointment, { BOOKED: appointment?.kind === 'CALLBACK' ? 'CALLBACK_WISHED' : undefined }),
    did: { de: 'hat einen Rückrufwunsch notiert', en: 'noted a wished call-back' },
    happened: { de: 'Rückruf gewünscht', en: 'Call-back wished for' },
    audit: { de: 'Rückruf gewünscht', en: 'Call-back wished' },
    headline: (now) =>
      now.appointment?.kind === 'CALLBACK' && now.standing !== 'WISHED'
        ? `${callOf(now)} ${takenAs(now)}`
        : 'Rückrufwunsch',
  },
  'appointment.booked': {
    when: 'a phone consultation was booked; with `confirmed` false it is only reserved',
    has: ['appointment'],
    mayChange: ['status'],
    letter: ({ appointment }) => ofCall(appointment, { BOOKED: 'APPOINTMENT_BOOKED' }),
    did: { de: 'hat einen Anruf vereinbart', en: 'agreed on a call' },
    happened: { de: 'Anruf gebucht', en: 'Call booked' },
    headline: (now) => `${callOf(now)} ${takenAs(now)}`,
    symbol: 'visit',
  },
  'appointment.confirmed': {
    when: 'a reserved call was confirmed: `confirmed` is now true',
    has: ['appointment'],
    // Replaces the tentative calendar entry of the reserved time.
    letter: ({ appointment }) => ofCall(appointment, { BOOKED: 'APPOINTMENT_BOOKED' }),
    did: { de: 'hat den Anruf bestätigt', en: 'confirmed the call' },
    happened: { de: 'Anruf bestätigt', en: 'Call confirmed' },
    headline: (now) => `${callOf(now)} bestätigt`,
    symbol: 'visit',
  },
  'appointment.moved': {
    when: 'a call was moved to another time',
    has: ['appointment'],
    mayChange: ['status'],
    letter: ({ appointment }) => ofCall(appointment, { BOOKED: 'APPOINTMENT_MOVED' }),
    did: { de: 'hat den Anruf verschoben', en: 'moved the call' },
    happened: { de: 'Anruf verschoben', en: 'Call moved' },
    headline: (now) => (now.standing === 'WISHED' ? 'Rückrufwunsch geändert' : `${callOf(now)} verschoben`),
    symbol: 'visit',
  },
  'appointment.cancelled': {
    when: 'a call was cancelled',
    has: ['appointment'],
    letter: ({ appointment }) => (appointment?.state === 'CANCELLED' ? 'APPOINTMENT_CANCELLED' : undefined),
    did: { de: 'hat den Anruf abgesagt', en: 'cancelled the call' },
    happened: { de: 'Anruf abgesagt', en: 'Call cancelled' },
    headline: (now) => `${callOf(now)} abgesagt`,
    symbol: 'visit',
  },
  'appointment.lapsed': {
    when: 'a call lost its seat, because it lapsed or was released; the enquiry stays; `state` is `LAPSED`',
    has: ['appointment'],
    letter: ({ appointment }) => ofCall(appointment, { BOOKED: undefined, WISHED: undefined }),
    did: { de: 'hat den Anruf freigegeben', en: 'released the call' },
    happened: {
      de: 'Anruf nicht mehr reserviert, Zeit ist wieder frei',
      en: 'Call no longer reserved, its time is free',
    },
    audit: { de: 'Anruf verfallen', en: 'Call lapsed' },
    headline: (now) => `${callOf(now)} ${standingTexts.LAPSED.de}`,
    symbol: 'visit',
  },
});

type Letter = VisitorMailKind | undefined;

/** The mail for the current state of the call. A cancelled call has its own event. */
function ofCall(
  call: Circumstances['appointment'],
  letters: Partial<Record<AppointmentState, Letter>> & { readonly BOOKED: Letter },
): Letter {
  const all: Readonly<Record<AppointmentState, Letter>> = {
    CANCELLED: undefined,
    LAPSED: 'APPOINTMENT_LAPSED',
    WISHED: 'CALLBACK_WISHED',
    ...letters,
  };
  return call && all[call.state];
}

/** Named by the current kind of the call. */
const callOf = ({ appointment }: Circumstances) => kindTexts[appointment?.kind ?? 'CONSULTATION'].de;
const takenAs = ({ standing }: Circumstances) =>
  standingTexts[standing === 'RESERVED' ? 'RESERVED' : 'BOOKED'].de;
