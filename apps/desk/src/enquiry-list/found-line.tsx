import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { foundIn } from '@funnel/domain/desk-search/mark-found';
import type { SearchWord } from '@funnel/domain/desk-search/search-words';
import { FoundWords } from '../shell/enquiry/found-words.tsx';

interface FoundLineProps {
  readonly row: ListedEnquiry;
  readonly words: readonly SearchWord[];
}

/** Below the name: what the search has found, where no column shows it. Else the number, which a phone shows. */
export function FoundLine({ row, words }: FoundLineProps) {
  const place = foundIn(row, words);
  return (
    <small data-found={place}>
      <FoundWords row={row} words={words} place={place ?? 'telephone'} />
    </small>
  );
}
