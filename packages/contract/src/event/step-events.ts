import { defineEvents } from './define-events.ts';

/** Events of next steps that staff plan. Times that the customer was told have events of their own. */
export const stepEvents = defineEvents({
  'step.planned': {
    when: 'a staff member planned a next step',
    isFedOnly: true,
    changes: ['nextStep'],
    did: { de: 'hat einen nächsten Schritt geplant', en: 'planned a next step' },
    happened: { de: 'Nächster Schritt geplant', en: 'Next step planned' },
  },
  'step.changed': {
    when: 'a staff member changed a next step',
    isFedOnly: true,
    changes: ['nextStep'],
    did: { de: 'hat einen nächsten Schritt geändert', en: 'changed a next step' },
    happened: { de: 'Nächster Schritt geändert', en: 'Next step changed' },
  },
  'step.done': {
    when: 'a staff member ticked off a next step; `nextStep` is what was planned after it, or null',
    isFedOnly: true,
    changes: ['doneStep', 'nextStep'],
    mayChange: ['noteId'],
    did: { de: 'hat einen Schritt erledigt', en: 'ticked off a step' },
    happened: { de: 'Schritt erledigt', en: 'Step done' },
  },
});
