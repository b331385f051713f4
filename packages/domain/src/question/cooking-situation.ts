import { defineQuestion } from './question.ts';

export const cookingSituation = defineQuestion({
  key: 'question_cooking_situation',
  short: { de: 'Kochen', en: 'Cooking' },
  title: { de: 'Wie kochen Sie meistens?', en: 'How do you usually cook?' },
  labels: {
    ALONE: { de: 'Für mich allein', en: 'Just for me' },
    FOR_2: { de: 'Zu zweit', en: 'For two' },
    WITH_CHILDREN: { de: 'Mit Kindern', en: 'With children' },
    WITH_FRIENDS: { de: 'Mit Freunden', en: 'With friends' },
  },
  tiles: ['ALONE', 'FOR_2', 'WITH_CHILDREN', 'WITH_FRIENDS'],
});
