import { defineFunnel } from '../flow/funnel.ts';
import { defineTexts } from '../text/define-texts.ts';
import { testerQuestions } from './tester-questions.ts';

/** The tester promotion (R28), with its own page: three questions and one form. */
export const testerFunnel = defineFunnel({
  name: 'tester',
  title: defineTexts('tester.page', { de: 'Küchentester werden', en: 'Become a kitchen tester' }),
  entry: 'TESTER',
  steps: ['question_shape', 'question_timeframe', 'question_budget', 'combined_personal'],
  countsContact: true,
  questions: testerQuestions,
  form: 'tester',
  after: 'thanks',
});
