import { defineQuestion } from './question.ts';

export const layout = defineQuestion({
  key: 'question_layout',
  short: { de: 'Raum', en: 'Room' },
  title: { de: 'Wie ist Ihr Küchenraum geschnitten?', en: 'How is the room laid out?' },
  labels: {
    CLOSED: { de: 'Geschlossen', en: 'Closed' },
    OPEN: { de: 'Offen', en: 'Open' },
    STILL_PLANNING: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
  },
  notes: {
    CLOSED: { de: 'Ein eigener Raum', en: 'A room of its own' },
    OPEN: { de: 'Zum Wohnraum hin', en: 'Into the living room' },
    STILL_PLANNING: { de: 'Grundriss noch offen', en: 'Floor plan still open' },
  },
  tiles: ['CLOSED', 'OPEN', 'STILL_PLANNING'],
});
