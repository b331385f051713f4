import { defineEvents } from './define-events.ts';

/** Events of a visit. A stale one makes no mail: the later event has its own. */
export const visitEvents = defineEvents({
  'visit.booked': {
    when: 'a visit in a showroom, at home or by video was booked',
    changes: ['visit'],
    mayChange: ['status'],
    letter: ({ visit }) => (visit?.state === 'BOOKED' ? 'VISIT_BOOKED' : undefined),
    did: { de: 'hat einen Termin vereinbart', en: 'agreed on an appointment' },
    happened: { de: 'Termin vereinbart', en: 'Appointment agreed on' },
    audit: { de: 'Termin vereinbart', en: 'Visit agreed' },
    symbol: 'visit',
  },
  'visit.moved': {
    when: 'a visit was moved to another time',
    changes: ['visit'],
    letter: ({ visit }) => (visit?.state === 'BOOKED' ? 'VISIT_MOVED' : undefined),
    did: { de: 'hat den Termin verschoben', en: 'moved the appointment' },
    happened: { de: 'Termin verschoben', en: 'Appointment moved' },
    symbol: 'visit',
  },
  'visit.cancelled': {
    when: 'a visit was cancelled',
    changes: ['visit'],
    letter: ({ visit }) => (visit?.state === 'CANCELLED' ? 'VISIT_CANCELLED' : undefined),
    did: { de: 'hat den Termin abgesagt', en: 'cancelled the appointment' },
    happened: { de: 'Termin abgesagt', en: 'Appointment cancelled' },
    audit: { de: 'Termin abgesagt', en: 'Visit cancelled' },
    symbol: 'visit',
  },
});
