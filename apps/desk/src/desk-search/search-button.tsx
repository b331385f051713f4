import { useText } from '@funnel/browser/language';
import { SearchIcon } from '@funnel/ui/desk-icon';
import { KeyCap } from '@funnel/ui/key-cap';
import { deskSearchTexts as texts } from './desk-search-texts.ts';
import style from './search-button.module.css';

/** Icon only in the narrow rail. Not on phones, where the list has the search field. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const say = useText();
  return (
    <button
      type="button"
      className={style['button']}
      data-action="search"
      title={`${say(texts.open)} (${say(texts.key)})`}
      onClick={onOpen}
    >
      <SearchIcon size="s" />
      <span data-wide-only>{say(texts.open)}</span>
      <KeyCap>{say(texts.key)}</KeyCap>
    </button>
  );
}
