import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import { markFound } from '@funnel/domain/desk-search/mark-found';
import type { SearchWord } from '@funnel/domain/desk-search/search-words';
import { Marked } from '../shell/marked.tsx';

interface PlaceWordsProps {
  readonly postcode: string;
  readonly words: readonly SearchWord[];
}

/** 66119 Saarbrücken. The search knows the postcode only. */
export function PlaceWords({ postcode, words }: PlaceWordsProps) {
  const area = postcodeArea(postcode);
  return (
    <>
      <Marked parts={markFound(postcode, words)} />
      {area && ` ${area}`}
    </>
  );
}
