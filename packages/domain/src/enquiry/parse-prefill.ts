import { contactSchema } from '../contact/contact-schema.ts';
import { OFFERED_SALUTATIONS } from '../contact/salutation.ts';
import type { Question } from '../question/question.ts';
import type { QuestionKey } from '../question/questions.ts';
import { z } from '../schema.ts';
import type { EnquiryDraft } from './enquiry-draft.ts';

/**
 * The contact form's own rules, without the box for a consultation in English: the page's language presets it, and a
 * cleared box has no stored value.
 */
const { preferred_language: _, ...contactFields } = contactSchema.extend({
  personal_salutation_english: z.enum(OFFERED_SALUTATIONS),
}).shape;

export interface PrefillRules {
  readonly questions: Iterable<Question<QuestionKey>>;
  /** A URL must not have personal data: it is in logs, histories and bookmarks. */
  readonly source: 'parent' | 'address';
}

export interface Prefill {
  readonly data: Partial<EnquiryDraft>;
  /** The rejected keys: unknown, or with an invalid value. */
  readonly refused: readonly string[];
}

/** The valid values of a prefill for this funnel. An absent value is ignored. */
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
