import { expect, test } from 'vitest';
import { sayIn } from '../text/say.ts';
import { answerLines } from './answer-lines.ts';
import { codesOf } from './question.ts';
import { questions } from './questions.ts';

test('answers are written in words, in the order of the questions, and nothing is left out', () => {
  const answers = { question_budget: 'OVER_20K', question_shape: 'L_FORM', question_style: 'FUTURISTIC' };
  expect(answerLines(questions.values(), answers, sayIn('de'))).toMatchObject([
    {
      key: 'question_shape',
      code: 'L_FORM',
      name: 'Form',
      question: 'Welche Form soll Ihre Küche haben?',
      answer: 'L-Form',
    },
    { question: expect.any(String), answer: 'FUTURISTIC' },
    { question: expect.any(String), answer: expect.stringContaining('20') },
  ]);
});

test('every code of every question has words in both languages', () => {
  for (const question of questions.values()) {
    for (const code of codesOf(question)) {
      for (const language of ['de', 'en'] as const) {
        expect(answerLines([question], { [question.key]: code }, sayIn(language))[0]?.answer).not.toBe(code);
      }
    }
  }
});
