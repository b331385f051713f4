import type { Say } from '@funnel/domain/text/say';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

export function countWords(count: number, say: Say): string {
  return count === 1 ? say(texts.countOne) : say(texts.count, { count: String(count) });
}
