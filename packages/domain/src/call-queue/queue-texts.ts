import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { PointReason } from './points.ts';
import type { QueueGroup, QueueTab } from './queue-group.ts';

export const queueGroupNames = defineTexts('queueGroup', {
  OVERDUE: { de: 'Überfällig', en: 'Overdue' },
  PROMISED: { de: 'Zugesagt', en: 'Promised' },
  PLANNED: { de: 'Ohne Zusage', en: 'Not promised' },
} satisfies Record<QueueGroup, LocalizedText>);

export const queueTabNames = defineTexts('queueTab', {
  NOW: { de: 'Jetzt', en: 'Now' },
  LATER: { de: 'Später', en: 'Later' },
  DONE: { de: 'Erledigt', en: 'Done' },
} satisfies Record<QueueTab, LocalizedText>);

export const pointReasonNames = defineTexts('pointReason', {
  SLOT_CHOSEN: { de: 'Zeitfenster gewählt', en: 'Time chosen' },
  LARGE_BUDGET: { de: 'Großes Budget', en: 'Large budget' },
  FLOOR_PLAN: { de: 'Grundriss liegt vor', en: 'Floor plan sent' },
  SOON: { de: 'Fertig in den nächsten Monaten', en: 'Ready within months' },
} satisfies Record<PointReason, LocalizedText>);
