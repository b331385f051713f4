import { readSetValues } from '@funnel/contract/parent-messages/parent-message';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { PrefillRules } from '@funnel/domain/enquiry/parse-prefill';
import type { Question } from '@funnel/domain/question/question';
import type { QuestionKey } from '@funnel/domain/question/questions';
import { useEffect } from 'react';
import { hearParent } from './parent-window.ts';
import { tellDeveloper } from './tell-developer.ts';

type Questions = ReadonlyMap<string, Question<QuestionKey>>;

/** The parameters of the address with our names. Campaign parameters have others. */
function valuesIn(search: string, questions: Questions): [string, string][] {
  return [...new URLSearchParams(search)].filter(
    ([key]) => questions.has(key) || key.startsWith('personal_'),
  );
}

/**
 * Prefill by the parent page (answers and contact fields), or by a link (answers). The rules are loaded with the first
 * value, since few visits have one.
 */
export function usePrefill(
  fill: (data: Partial<EnquiryDraft>) => void,
  questions: Questions,
  search: string,
): void {
  useEffect(() => {
    async function take(given: Readonly<Record<string, unknown>>, source: PrefillRules['source']) {
      const { parsePrefill } = await import('@funnel/domain/enquiry/parse-prefill');
      const { data, refused } = parsePrefill(given, { questions: questions.values(), source });
      // Names only: a value may be personal.
      if (refused.length > 0) tellDeveloper(`Prefill from the ${source}: left out ${refused.join(', ')}`);
      fill(data);
    }
    const begin = (...given: Parameters<typeof take>) =>
      void take(...given).catch(() => console.error('Prefill failed'));

    const inAddress = valuesIn(search, questions);
    if (inAddress.length > 0) begin(Object.fromEntries(inAddress), 'address');
    return hearParent((message) => {
      const values = readSetValues(message, 'set-prefill');
      if (values) begin(values, 'parent');
    });
  }, [fill, questions, search]);
}
