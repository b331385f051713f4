import { defineEvents } from './define-events.ts';
import { LATER } from './enquiry-events.ts';

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
  'visit.changed': {
    when: 'the length, the place or the kind of a visit changed at the same time',
    changes: ['visit'],
    letter: ({ visit }) => (visit?.state === 'BOOKED' ? 'VISIT_CHANGED' : undefined),
    did: { de: 'hat den Termin geändert', en: 'changed the appointment' },
    happened: { de: 'Termin geändert', en: 'Appointment changed' },
    symbol: 'visit',
  },
  'visit.handed-over': {
    when: 'a visit has another planner',
    changes: ['visit'],
    letter: ({ visit }) => (visit?.state === 'BOOKED' ? 'VISIT_HANDED_OVER' : undefined),
    did: { de: 'hat den Termin übergeben', en: 'handed the appointment over' },
    happened: { de: 'Termin übergeben', en: 'Appointment handed over' },
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
  'visit.came': {
    when: `a staff member noted that a visit took place; ${LATER}`,
    changes: ['visit', 'nextStep'],
    mayChange: ['noteId'],
    did: { de: 'hat notiert: war beim Termin', en: 'noted that they came to the appointment' },
    happened: { de: 'War beim Termin', en: 'Came to the appointment' },
    audit: { de: 'Termin fand statt', en: 'Visit took place' },
    symbol: 'visit',
  },
  'visit.no-show': {
    when: `a staff member noted that the customer did not come to a visit; ${LATER}`,
    changes: ['visit', 'nextStep'],
    mayChange: ['noteId'],
    did: { de: 'hat notiert: kam nicht zum Termin', en: 'noted that they did not come to the appointment' },
    happened: { de: 'Kam nicht zum Termin', en: 'Did not come to the appointment' },
    audit: { de: 'Nicht zum Termin gekommen', en: 'Did not come to the visit' },
    symbol: 'visit',
  },
});
