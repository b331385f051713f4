import { defineQuestion } from './question.ts';

export const cookingSituation = defineQuestion({
  key: 'question_cooking_situation',
  title: { de: 'Für wen kochen Sie meistens?', en: 'Who do you usually cook for?' },
  labels: {
    ALONE: { de: 'Für mich allein', en: 'Just for me' },
    FOR_2: { de: 'Zu zweit', en: 'For two' },
    WITH_CHILDREN: { de: 'Mit Kindern', en: 'With children' },
    WITH_FRIENDS: { de: 'Mit Freunden', en: 'With friends' },
  },
  tiles: ['ALONE', 'FOR_2', 'WITH_CHILDREN', 'WITH_FRIENDS'],
});
