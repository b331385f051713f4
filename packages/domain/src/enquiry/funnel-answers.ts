import type { Funnel } from '../flow/funnel.ts';
import { FUNNELS } from '../flow/funnels.ts';
import { codesOf } from '../question/question.ts';
import type { QuestionKey } from '../question/questions.ts';
import { testerFunnel } from '../tester/tester-funnel.ts';

/** Every funnel that an enquiry can come from, by its name on the wire. */
export const ALL_FUNNELS: readonly Funnel[] = [...Object.values(FUNNELS), testerFunnel];
export const WIRE_FUNNELS = ALL_FUNNELS.map(({ name }) => name) as [string, ...string[]];

/** The answers whose code is unknown to the funnel's own question. */
export function strangeAnswers(
  funnel: Funnel,
  answers: Readonly<Partial<Record<QuestionKey, string | undefined>>>,
): QuestionKey[] {
  return [...funnel.questions.values()].flatMap((question) => {
    const code = answers[question.key];
    return code === undefined || codesOf(question).includes(code) ? [] : [question.key];
  });
}

export function funnelNamed(name: string | undefined): Funnel | undefined {
  return ALL_FUNNELS.find((funnel) => funnel.name === name);
}
