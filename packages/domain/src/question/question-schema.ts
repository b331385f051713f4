import { FUNNEL_ALIASES, FUNNEL_KEYS } from '../flow/funnels.ts';
import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';
import { LANGUAGES } from '../text/text.ts';
import type { Condition } from './condition.ts';
import { codesOf, type Question } from './question.ts';
import { isQuestionKey, type QuestionKey, questions as specified } from './questions.ts';

const MAX_TEXT = 200;
const MAX_TILES = 8;
const MAX_CODES = 30;
const MAX_RULES = 20;
export const MAX_QUESTIONS = 30;

const said = (language: string) => plainText(MAX_TEXT, `the ${language} text is missing`).min(1, 'is empty');
const text = z.strictObject({ de: said('German'), en: said('English'), id: plainText(100).optional() });
const code = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'must be a code, such as NOT_DECIDED');
const codes = z.array(plainText(40).nullable()).min(1, 'names no code').max(MAX_CODES);
const when = z
  .record(z.string(), z.union([codes, z.strictObject({ not: codes })]))
  .refine((condition) => Object.keys(condition).length > 0, 'asks for nothing');

const fields = z.strictObject({
  key: z.string().refine(isQuestionKey, 'must be own_ and a name in small letters, such as own_pets'),
  short: text,
  title: text,
  subtext: text.optional(),
  subtextWhen: z.array(z.strictObject({ when, text })).max(MAX_RULES).optional(),
  labels: z.record(code, text).refine((labels) => {
    const count = Object.keys(labels).length;
    return count > 1 && count <= MAX_CODES;
  }, `must be 2 to ${MAX_CODES} answers`),
  notes: z.record(code, text).optional(),
  tiles: z.array(code).min(1).max(MAX_TILES),
  tilesWhen: z
    .array(z.strictObject({ when, tile: code }))
    .max(MAX_RULES)
    .optional(),
  aside: code.optional(),
  picturedBy: z.string().optional(),
});

type Fault = readonly [path: readonly string[], message: string];

/** One question as JSON. Its conditions on other questions are validated with the list. */
export const questionSchema = fields.check(({ value, issues }) => {
  for (const [path, message] of faultsIn(value as Question))
    issues.push({ code: 'custom', input: value, path: [...path], message });
}) as unknown as z.ZodType<Question<QuestionKey>>;

function faultsIn(question: Question): Fault[] {
  const { labels, notes = {}, tiles, tilesWhen = [], aside } = question;
  const offered = aside === undefined ? tiles : [...tiles, aside];
  const named = {
    tiles,
    aside: aside ? [aside] : [],
    notes: Object.keys(notes),
    tilesWhen: tilesWhen.map((rule) => rule.tile),
  };
  return [
    ...Object.entries(named).flatMap(([field, list]) =>
      list
        .filter((each) => !Object.hasOwn(labels, each))
        .map((each): Fault => [[field], `${each} has no label`]),
    ),
    ...repeated(offered).map((each): Fault => [['tiles'], `${each} is offered twice`]),
    ...tilesWhen
      .filter(({ tile }) => !tiles.includes(tile))
      .map(({ tile }): Fault => [['tilesWhen'], `${tile} is no tile`]),
    ...LANGUAGES.flatMap((language) =>
      repeated(Object.values(labels).map((label) => label[language])).map(
        (label): Fault => [['labels'], `two answers are called ${label}`],
      ),
    ),
  ];
}

const repeated = (list: readonly string[]) => list.filter((each, index) => list.indexOf(each) !== index);

/** The parameters of the address for conditions, and their values. */
const ADDRESS: ReadonlyMap<string, readonly string[]> = new Map([
  ['funnel_name', [...FUNNEL_ALIASES, ...FUNNEL_KEYS]],
  ['offhomeconsulting', ['true']],
]);

/**
 * Questions in order, after the existing ones. A condition refers to an earlier answer or to the address. A built-in
 * question may refer to a later one if the specification does (R6).
 */
export function questionListSchema(before: Iterable<Question> = []) {
  return z
    .array(questionSchema)
    .max(MAX_QUESTIONS)
    .check(({ value, issues }) => {
      const known = new Map([...before].map((question) => [question.key, question]));
      for (const [index, question] of value.entries()) {
        const faults = known.has(question.key)
          ? [[['key'], 'there is such a question already'] as const]
          : faultsInRules(question, known);
        for (const [path, message] of faults)
          issues.push({
            code: 'custom',
            input: question,
            path: [index, ...path],
            message: `${question.key}: ${message}`,
          });
        known.set(question.key, question);
      }
    });
}

function faultsInRules(question: Question<QuestionKey>, known: ReadonlyMap<string, Question>): Fault[] {
  const { picturedBy } = question;
  const mayAsk = new Map<string, readonly string[]>([
    ...[...known].map(([key, each]) => [key, codesOf(each)] as const),
    ...ADDRESS,
    ...asked(specified.get(question.key)).map(({ fact }) => [fact, codesOfAny(fact)] as const),
  ]);
  return [
    ...asked(question).flatMap(({ field, fact, codes: wanted }): Fault[] => {
      const possible = mayAsk.get(fact);
      if (!possible) return [[[field], `a condition asks for ${fact}, which is not answered before it`]];
      return wanted
        .filter((each) => each !== null && !possible.includes(each))
        .map((each): Fault => [[field], `${each} is no answer to ${fact}`]);
    }),
    ...(picturedBy === undefined || known.has(picturedBy)
      ? []
      : [[['picturedBy'], `${picturedBy} is not answered before it`] as const]),
  ];
}

const codesOfAny = (fact: string): readonly string[] => {
  const question = specified.get(fact as QuestionKey);
  return question ? codesOf(question) : (ADDRESS.get(fact) ?? []);
};

/** Every fact in the conditions of a question. */
function asked({ subtextWhen = [], tilesWhen = [] }: Partial<Question> = {}) {
  const inField = (field: string, rules: readonly { readonly when: Condition }[]) =>
    rules.flatMap((rule) =>
      Object.entries(rule.when).map(([fact, wanted]) => ({
        field,
        fact,
        codes: 'not' in wanted ? wanted.not : wanted,
      })),
    );
  return [...inField('subtextWhen', subtextWhen), ...inField('tilesWhen', tilesWhen)];
}
