import { defineQuestion } from './question.ts';

export const color = defineQuestion({
  key: 'question_color',
  short: { de: 'Farbe', en: 'Colour' },
  title: { de: 'Welche Farbe sollen die Fronten haben?', en: 'What colour should the fronts be?' },
  labels: {
    BRIGHT: { de: 'Hell', en: 'Light' },
    DARK: { de: 'Dunkel', en: 'Dark' },
    COLORFUL: { de: 'Farbig', en: 'Colourful' },
    WOOD: { de: 'Holz', en: 'Wood' },
    STONE_CERAMIC: { de: 'Stein oder Keramik', en: 'Stone or ceramic' },
    METAL: { de: 'Metall', en: 'Metal' },
    BETON: { de: 'Beton', en: 'Concrete' },
    STILL_PLANNING: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
  },
  tiles: ['BRIGHT', 'DARK', 'COLORFUL', 'WOOD'],
  aside: 'STILL_PLANNING',
});
