import type { Question } from '../question/question.ts';
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

/** One funnel as data: the questions, their order, the contact form and what follows. */
export interface Funnel {
  /** Its name on the wire, in the retailer's settings and in session storage. */
  readonly name: string;
  /** The title of the browser's tab. */
  readonly title: LocalizedText;
  readonly entry: Entry;
  readonly steps: readonly StepId[];
  /** Whether the progress counts the contact steps (R3). */
  readonly countsContact: boolean;
  /** Every question of this funnel, even those that its steps leave out. */
  readonly questions: ReadonlyMap<QuestionKey, Question<QuestionKey>>;
  /** The effect that an answer triggers. */
  readonly effects: Readonly<Partial<Record<QuestionKey, 'estimate-price'>>>;
  /** The visit counts as started when this step is shown. */
  readonly startedAt: StepId | undefined;
  readonly form: 'contact' | 'tester';
  readonly after: 'choose-time' | 'thanks';
}

type Given = Omit<Funnel, 'questions' | 'effects' | 'startedAt'> &
  Partial<Pick<Funnel, 'effects' | 'startedAt'>> & {
    readonly questions: Iterable<Question<QuestionKey>>;
  };

export function defineFunnel(given: Given): Funnel {
  const questions = new Map([...given.questions].map((question) => [question.key, question]));
  return { effects: {}, startedAt: undefined, ...given, questions };
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
 * Parses a list of steps from outside, such as from the retailer's page. It must name steps of this funnel, each once,
 * and end with the whole contact: otherwise no enquiry could be sent. Undefined for an invalid list.
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
