import { LOCALES } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

/** `isMore`: the count stopped at its limit. */
export interface EnquiriesCounted {
  readonly count: number;
  readonly isMore: boolean;
}

export function countWords(count: number, say: Say): string {
  return count === 1 ? say(texts.countOne) : say(texts.count, { count: String(count) });
}

/** 1.000+ */
export function countedNumber({ count, isMore }: EnquiriesCounted, language: Language): string {
  return `${count.toLocaleString(LOCALES[language])}${isMore ? '+' : ''}`;
}
