import { useText } from '@funnel/browser/language';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import { type FoundIn, markFound, markFoundNumber } from '@funnel/domain/desk-search/mark-found';
import type { SearchWord } from '@funnel/domain/desk-search/search-words';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Marked } from '../shell/marked.tsx';

const texts = defineTexts('desk.found', {
  inNote: { de: 'in einer Notiz gefunden', en: 'found in a note' },
} satisfies Record<string, LocalizedText>);

interface FoundWordsProps {
  readonly row: { readonly postcode: string; readonly telephone: string; readonly email: string };
  readonly words: readonly SearchWord[];
  readonly place: FoundIn;
}

/** A field with a match, highlighted. */
export function FoundWords({ row, words, place }: FoundWordsProps) {
  const say = useText();
  if (place === 'note') return say(texts.inNote);
  if (place === 'postcode') return <PlaceWords postcode={row.postcode} words={words} />;
  if (place === 'email') return <Marked parts={markFound(row.email, words)} />;
  return <Marked parts={markFoundNumber(row.telephone, words)} />;
}

interface PlaceWordsProps {
  readonly postcode: string;
  readonly words: readonly SearchWord[];
}

/** Postcode and town. Only the postcode is searchable. */
export function PlaceWords({ postcode, words }: PlaceWordsProps) {
  const area = postcodeArea(postcode);
  return (
    <>
      <Marked parts={markFound(postcode, words)} />
      {area && ` ${area}`}
    </>
  );
}
