import { MAX_AT_ONCE } from '@funnel/contract/pipeline/change-enquiry';
import type { Say } from '@funnel/domain/text/say';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

interface Selected {
  readonly count: number;
  /** All results are selected. */
  readonly isAll: boolean;
}

/** The number of selected enquiries, and whether the limit is reached. */
export function selectedWords({ count, isAll }: Selected, say: Say): string {
  const values = { count: String(count), most: String(MAX_AT_ONCE) };
  if (count > MAX_AT_ONCE) return say(texts.selectedTooMany, values);
  if (isAll && count > 1) return say(texts.selectedAll, values);
  return say(count === MAX_AT_ONCE ? texts.selectedMost : texts.selected, values);
}
