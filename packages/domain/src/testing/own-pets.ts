import { defineQuestion } from '../question/question.ts';

/** An own question, for tests. */
export const ownPets = defineQuestion({
  key: 'own_pets',
  short: { de: 'Tiere', en: 'Pets' },
  title: { de: 'Wer lebt noch bei Ihnen?', en: 'Who else lives with you?' },
  labels: {
    DOG: { de: 'Ein Hund', en: 'A dog' },
    CAT: { de: 'Eine Katze', en: 'A cat' },
    NONE: { de: 'Kein Tier', en: 'No pet' },
  },
  tiles: ['DOG', 'CAT', 'NONE'],
  tilesWhen: [{ tile: 'DOG', when: { question_size: { not: ['LESS_THAN_3M'] } } }],
});
