import { defineQuestion } from './question.ts';

export const style = defineQuestion({
  key: 'question_style',
  short: { de: 'Stil', en: 'Style' },
  title: { de: 'Welcher Stil gefällt Ihnen?', en: 'Which style do you like?' },
  labels: {
    CLASSIC: { de: 'Klassisch', en: 'Classic' },
    MODERN: { de: 'Modern', en: 'Modern' },
    NO_IDEA: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
    LACQUER: { de: 'Lack', en: 'Lacquer' },
    PLASTIC: { de: 'Kunststoff', en: 'Plastic' },
    COUNTRY_HOUSE: { de: 'Landhaus', en: 'Country house' },
    NATURAL: { de: 'Natürlich', en: 'Natural' },
  },
  tiles: ['CLASSIC', 'MODERN', 'COUNTRY_HOUSE', 'NO_IDEA'],
});
