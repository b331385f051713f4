import { defineQuestion } from './question.ts';

export const worktopMaterial = defineQuestion({
  key: 'question_worktop_material',
  short: { de: 'Arbeitsplatte', en: 'Worktop' },
  title: { de: 'Welche Arbeitsplatte wünschen Sie sich?', en: 'Which worktop would you like?' },
  labels: {
    LAMINAT: { de: 'Laminat', en: 'Laminate' },
    NATURAL_QUARTZ_STONE: { de: 'Natur- oder Quarzstein', en: 'Natural or quartz stone' },
    CERAMIC_DEKTON: { de: 'Keramik oder Dekton', en: 'Ceramic or Dekton' },
    NO_IDEA: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
    WOOD: { de: 'Massivholz', en: 'Solid wood' },
  },
  tiles: ['LAMINAT', 'NATURAL_QUARTZ_STONE', 'CERAMIC_DEKTON', 'WOOD'],
  aside: 'NO_IDEA',
});
