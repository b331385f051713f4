import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const planTexts = defineTexts('desk.plans', {
  title: { de: 'Grundrisse', en: 'Floor plans' },
  none: { de: 'Noch kein Grundriss.', en: 'No floor plan yet.' },
  large: { de: 'groß ansehen', en: 'view large' },
  open: { de: '{name} groß ansehen', en: 'View {name} large' },
  download: { de: '{name} herunterladen', en: 'Download {name}' },
  withdraw: { de: '{name} zurückziehen', en: 'Withdraw {name}' },
  withdrawShort: { de: 'Zurückziehen', en: 'Withdraw' },
  fetch: { de: 'Herunterladen', en: 'Download' },
  previous: { de: 'Vorige Datei', en: 'Previous file' },
  next: { de: 'Nächste Datei', en: 'Next file' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Record<string, LocalizedText>);
