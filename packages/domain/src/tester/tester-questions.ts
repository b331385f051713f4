import { budget } from '../question/budget.ts';
import type { Question } from '../question/question.ts';
import type { QuestionKey } from '../question/questions.ts';
import { shape } from '../question/shape.ts';
import { timeframe } from '../question/timeframe.ts';
import { defineTexts } from '../text/define-texts.ts';

const { aside: _, ...shapeTiles } = shape;

/** The questions of the promotion (R28): those of the funnel, with other options and in an informal tone. */
export const testerQuestions: readonly Question<QuestionKey>[] = [
  {
    ...shapeTiles,
    ...defineTexts('tester.question_shape', {
      title: { de: 'Welche Form soll deine Küche haben?', en: 'What shape will your kitchen be?' },
      subtext: {
        de: 'Tipp auf das Bild, das am besten passt.',
        en: 'Just tap the picture that fits best.',
      },
    }),
  },
  {
    ...timeframe,
    ...defineTexts('tester.question_timeframe', {
      title: { de: 'Wann soll deine Küche fertig sein?', en: 'When do you want your kitchen to be ready?' },
    }),
    tiles: ['ASAP', 'LESS_THAN_4_MONTHS', 'LESS_THAN_6_MONTHS', 'OVER_6_MONTHS'],
  },
  {
    ...budget,
    ...defineTexts('tester.question_budget', {
      title: { de: 'Was darf deine Küche kosten?', en: 'How much do you want to spend?' },
      subtext: {
        de: 'Mit Geräten, Lieferung und Montage. Grob geschätzt reicht völlig.',
        en: 'Appliances, delivery and fitting included. A rough guess is fine.',
      },
    }),
    tiles: ['UNDER_8K', 'FROM_8K_12K', 'FROM_12K_20K', 'OVER_20K'],
  },
];
