import { cookingSituation } from '../question/cooking-situation.ts';
import { codesOf, type Question } from '../question/question.ts';
import type { Answers } from '../question/questions.ts';
import { shape } from '../question/shape.ts';
import { size } from '../question/size.ts';
import { style } from '../question/style.ts';
import { worktopMaterial } from '../question/worktop-material.ts';
import { LANGUAGES, type Language } from '../text/text.ts';
import { ESTIMATE_QUESTIONS } from './estimate-questions.ts';

const questionOfParameter = {
  size,
  shape,
  style,
  situation: cookingSituation,
  material: worktopMaterial,
} as const satisfies { [P in EstimateParameter]: Question<(typeof ESTIMATE_QUESTIONS)[P]> };

export type EstimateParameter = keyof typeof ESTIMATE_QUESTIONS;
export const ESTIMATE_PARAMETERS = Object.keys(ESTIMATE_QUESTIONS) as EstimateParameter[];

/** A label or a code for each parameter; an unknown one is absent. */
export type EstimateLabels = { readonly [P in EstimateParameter]?: string | undefined };
export type EstimateCodes = { readonly [P in EstimateParameter]?: string | undefined };

/** The labels of the answers in one language, as the wire carries them. */
export function labelsOfAnswers(answers: Answers, language: Language): EstimateLabels {
  return labelsOfCodes(
    Object.fromEntries(ESTIMATE_PARAMETERS.map((name) => [name, answers[ESTIMATE_QUESTIONS[name]]])),
    language,
  );
}

export function labelsOfCodes(codes: EstimateCodes, language: Language): EstimateLabels {
  return eachParameter((name) => labelOf(questionOfParameter[name], codes[name], language));
}

/** The codes for labels of any language. Unknown labels have none. */
export function codesOfLabels(labels: EstimateLabels): EstimateCodes {
  return eachParameter((name) => codesByLabel[name].get(fold(labels[name] ?? '')));
}

const codesByLabel = Object.fromEntries(
  Object.entries(questionOfParameter).map(([name, question]) => [name, codeByLabel(question)]),
) as Record<EstimateParameter, ReadonlyMap<string, string>>;

function codeByLabel(question: Question): ReadonlyMap<string, string> {
  const pairs = LANGUAGES.flatMap((language) =>
    codesOf(question).map((code) => [fold(labelOf(question, code, language) ?? ''), code] as const),
  );
  return new Map(pairs);
}

function labelOf(question: Question, code: string | undefined, language: Language): string | undefined {
  return code !== undefined && Object.hasOwn(question.labels, code)
    ? question.labels[code]?.[language]
    : undefined;
}

function fold(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

function eachParameter(textFor: (name: EstimateParameter) => string | undefined) {
  const known = ESTIMATE_PARAMETERS.map((name) => [name, textFor(name)] as const).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(known) as { [P in EstimateParameter]?: string };
}
