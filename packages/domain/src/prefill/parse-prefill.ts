import { contactSchema } from '../contact/contact-schema.ts';
import { OFFERED_SALUTATIONS } from '../contact/salutation.ts';
import type { EnquiryDraft } from '../enquiry/enquiry-draft.ts';
import type { Question } from '../question/question.ts';
import type { QuestionKey } from '../question/questions.ts';
import { z } from '../schema.ts';

/**
 * The contact form's own rules. The box for a consultation in English is not among them: the page's language proposes
 * it, and a visitor who clears it leaves no value behind that could be stored.
 */
const { preferred_language: _, ...contactFields } = contactSchema.extend({
  personal_salutation_english: z.enum(OFFERED_SALUTATIONS),
}).shape;

export interface PrefillRules {
  readonly questions: Iterable<Question<QuestionKey>>;
  /** An address may not carry personal data: it stays in logs, histories and bookmarks. */
  readonly source: 'parent' | 'address';
}

export interface Prefill {
  readonly data: Partial<EnquiryDraft>;
  /** The keys that were left out: unknown here, or with a value that the visitor could not have given. */
  readonly refused: readonly string[];
}

/** The part of the given values that a visitor of this funnel could have given. An absent value counts as not given. */
export function parsePrefill(
  given: Readonly<Record<string, unknown>>,
  { questions, source }: PrefillRules,
): Prefill {
  const known = new Map<string, z.ZodType>(source === 'parent' ? Object.entries(contactFields) : []);
  for (const { key, tiles, aside } of questions) known.set(key, z.enum(aside ? [...tiles, aside] : tiles));
  const data: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    const parsed = known.get(key)?.safeParse(value);
    if (parsed?.success) data[key] = parsed.data;
    else refused.push(key);
  }
  return { data: data as Prefill['data'], refused };
}
