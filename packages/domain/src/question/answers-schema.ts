import { z } from '../schema.ts';
import { codesOf, type Question } from './question.ts';
import { type Answers, type QuestionKey, questions } from './questions.ts';

const shape = Object.fromEntries(
  [...questions.values()].map((question: Question<QuestionKey>) => [
    question.key,
    z.enum(codesOf(question)).optional(),
  ]),
);

/** Derived from the questions: any code of the wire, even those that no screen offers any more. */
export const answersSchema = z.object(shape) as unknown as z.ZodObject<{
  [Key in QuestionKey]: z.ZodOptional<z.ZodType<NonNullable<Answers[Key]>>>;
}>;
