import { useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { foundIn, markFound, markFoundNumber } from '@funnel/domain/desk-search/mark-found';
import type { SearchWord } from '@funnel/domain/desk-search/search-words';
import { Marked } from '../shell/marked.tsx';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { PlaceWords } from './place-words.tsx';

interface FoundLineProps {
  readonly row: ListedEnquiry;
  readonly words: readonly SearchWord[];
}

/** Below the name: what the search has found, where no column shows it. Else the number, which a phone shows. */
export function FoundLine({ row, words }: FoundLineProps) {
  const say = useText();
  const place = foundIn(row, words);
  return (
    <small data-found={place}>
      {place === 'email' && <Marked parts={markFound(row.email, words)} />}
      {place === 'postcode' && <PlaceWords postcode={row.postcode} words={words} />}
      {place === 'note' && say(texts.foundInNote)}
      {(place === undefined || place === 'telephone') && (
        <Marked parts={markFoundNumber(row.telephone, words)} />
      )}
    </small>
  );
}
