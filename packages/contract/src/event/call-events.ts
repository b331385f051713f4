import { defineEvents } from './define-events.ts';
import { LATER } from './enquiry-events.ts';

/** Events of the call queue. */
export const callEvents = defineEvents({
  'call.ended': {
    when: `a staff member ended a call; ${LATER}`,
    changes: ['callId', 'outcome'],
    mayChange: ['nextTryAt', 'nextStep', 'noteId', 'status'],
    did: { de: 'hat angerufen', en: 'called' },
    happened: { de: 'Anruf', en: 'Call' },
    audit: { de: 'Anruf beendet', en: 'Call ended' },
    symbol: 'call',
  },
  'call.claimed': {
    when: 'a staff member claimed the call',
    isFedOnly: true,
    did: { de: 'hat den Anruf begonnen', en: 'took the call' },
    happened: { de: 'Anruf begonnen', en: 'Call taken' },
    audit: { de: 'Anruf begonnen', en: 'Call claimed' },
    headline: 'Anruf übernommen',
    isPassing: true,
  },
  'call.taken-over': {
    when: 'a staff member took over the call of a colleague',
    isFedOnly: true,
    changes: ['takenFrom'],
    did: { de: 'hat den Anruf übernommen', en: 'took the call over' },
    happened: { de: 'Anruf übernommen', en: 'Call taken over' },
    audit: { de: 'Anruf übernommen von', en: 'Call taken over from' },
    headline: 'Anruf von jemandem übernommen',
    isPassing: true,
  },
  'call.released': {
    when: 'the claim ended',
    isFedOnly: true,
    did: { de: 'hat den Anruf freigegeben', en: 'released the call' },
    happened: { de: 'Anruf freigegeben', en: 'Call released' },
    isPassing: true,
  },
  'call.undone': {
    when: 'the outcome of a call was undone',
    isFedOnly: true,
    changes: ['callId'],
    did: { de: 'hat das Ergebnis zurückgenommen', en: 'took the outcome back' },
    happened: { de: 'Ergebnis zurückgenommen', en: 'Outcome taken back' },
    audit: { de: 'Ergebnis zurückgenommen', en: 'Outcome undone' },
    headline: 'Anruf zurückgenommen',
    isPassing: true,
  },
});
