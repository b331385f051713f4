import { z } from '../schema.ts';
import { codesOf, type Question } from './question.ts';
import { type Answers, type QuestionKey, questionsWith, type SpecifiedKey } from './questions.ts';

type AnswersShape = {
  [Key in SpecifiedKey]: z.ZodOptional<z.ZodType<NonNullable<Answers[Key]>>>;
};

/** The answers to the built-in questions and to the retailer's own: any known code, even retired ones. */
export function answersShape(own: readonly Question<QuestionKey>[]): AnswersShape {
  const shape = questionsWith(own).map((question) => [question.key, z.enum(codesOf(question)).optional()]);
  return Object.fromEntries(shape) as AnswersShape;
}

/** Makes a schema from the retailer's own questions. Cached while the questions are the same value. */
export function madeFromQuestions<Schema>(make: (own: readonly Question<QuestionKey>[]) => Schema) {
  const made = new WeakMap<readonly Question<QuestionKey>[], Schema>();
  return (own: readonly Question<QuestionKey>[]): Schema => {
    const schema = made.get(own) ?? make(own);
    made.set(own, schema);
    return schema;
  };
}

/** The questions without own ones. */
export const NO_QUESTIONS: readonly Question<QuestionKey>[] = [];
