import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

/** What happens after the enquiry (R27). */
export const nextSteps = defineTexts('nextStep', [
  {
    title: { de: 'Wir rufen Sie an', en: 'We call you' },
    text: {
      de: 'In einem kurzen Gespräch klären wir, was Ihnen wichtig ist.',
      en: 'In a short call we find out what matters to you.',
    },
  },
  {
    title: { de: 'Wir planen gemeinsam', en: 'We plan together' },
    text: {
      de: 'Im Küchenstudio, per Video oder bei Ihnen zu Hause.',
      en: 'In the showroom, by video or at your home.',
    },
  },
  {
    title: { de: 'Sie sehen Ihre Küche in 3D', en: 'You see your kitchen in 3D' },
    text: {
      de: 'So wissen Sie vorher, wie alles aussehen wird.',
      en: 'So you know beforehand what it will look like.',
    },
  },
  {
    title: { de: 'Wir liefern und montieren', en: 'We deliver and fit it' },
    text: {
      de: 'Unsere Monteure bauen Ihre Küche fertig auf.',
      en: 'Our fitters set your kitchen up, ready to use.',
    },
  },
] as const satisfies readonly { title: LocalizedText; text: LocalizedText }[]);
