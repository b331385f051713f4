import type { AnswersSoFar, Question } from '../question/question.ts';
import type { QuestionKey } from '../question/questions.ts';
import type { LocalizedText } from '../text/text.ts';

export const CONTACT_FIELD_STEPS = [
  'personal',
  'personal_postcode',
  'personal_email',
  'personal_telephone_raw',
] as const;
const CONTACT_STEPS = [...CONTACT_FIELD_STEPS, 'combined_personal'] as const;

export type ContactStepId = (typeof CONTACT_STEPS)[number];
export type StepId = QuestionKey | ContactStepId;

/** The landing-page marker an enquiry carries. */
export type Entry = 'LP' | 'LP_V1' | 'TESTER';

/** What the address says about the tiles. */
export interface TileParams {
  readonly funnelName: string | undefined;
  readonly offHomeConsulting: boolean;
}

/** One funnel as data: what is asked, in which order, how the contact is asked for and what follows. */
export interface Funnel {
  /** As the wire, the retailer's setting and the tab's memory call it. */
  readonly name: string;
  /** Of the browser's tab. */
  readonly title: LocalizedText;
  readonly entry: Entry;
  readonly steps: readonly StepId[];
  /** Whether the progress counts the steps that ask for the contact (R3). */
  readonly countsContact: boolean;
  /** Every question as this funnel asks it; also those that its steps leave out. */
  readonly questions: ReadonlyMap<QuestionKey, Question<QuestionKey>>;
  readonly tilesOf: (
    question: Question<QuestionKey>,
    params: TileParams,
    answers: AnswersSoFar,
  ) => readonly string[];
  /** What an answer starts. */
  readonly effects: Readonly<Partial<Record<QuestionKey, 'estimate-price'>>>;
  /** The visit counts as started when this step is shown. */
  readonly startedAt: StepId | undefined;
  readonly form: 'contact' | 'tester';
  readonly after: 'choose-time' | 'thanks';
}

type Given = Omit<Funnel, 'questions' | 'tilesOf' | 'effects' | 'startedAt'> &
  Partial<Pick<Funnel, 'tilesOf' | 'effects' | 'startedAt'>> & {
    readonly questions: Iterable<Question<QuestionKey>>;
  };

export function defineFunnel(given: Given): Funnel {
  const questions = new Map([...given.questions].map((question) => [question.key, question]));
  return { tilesOf: ({ tiles }) => tiles, effects: {}, startedAt: undefined, ...given, questions };
}

export function isContactStep(step: string): step is ContactStepId {
  return (CONTACT_STEPS as readonly string[]).includes(step);
}

export function questionIn({ name, questions }: Funnel, key: QuestionKey): Question<QuestionKey> {
  const question = questions.get(key);
  if (!question) throw new Error(`${name} has no question ${key}`);
  return question;
}

/**
 * A list of steps that comes from outside, such as from the retailer's page. It names steps of this funnel, each once,
 * and ends with the whole contact: otherwise no enquiry could be sent. Undefined for anything else.
 */
export function parseSteps(funnel: Funnel, given: unknown): readonly StepId[] | undefined {
  if (!Array.isArray(given) || new Set(given).size !== given.length) return undefined;
  const isStep = (step: unknown): step is StepId =>
    typeof step === 'string' && (isContactStep(step) || funnel.questions.has(step as QuestionKey));
  if (!given.every(isStep)) return undefined;
  const contact = given.filter(isContactStep);
  const isAtEnd = given.slice(-contact.length).every(isContactStep);
  const isWhole =
    contact.length === 1
      ? contact[0] === 'combined_personal'
      : contact.length === CONTACT_FIELD_STEPS.length && !contact.includes('combined_personal');
  return isWhole && isAtEnd ? given : undefined;
}

export function stepAfter(steps: readonly StepId[], step: StepId): StepId {
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function stepBefore(steps: readonly StepId[], step: StepId): StepId | undefined {
  return steps[steps.indexOf(step) - 1];
}
