import { useText } from '@funnel/browser/language';
import { SearchIcon } from '@funnel/ui/desk-icon';
import boxStyle from '@funnel/ui/field-box.module.css';
import { CloseIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import { KeyCap } from '@funnel/ui/key-cap';
import { useRef } from 'react';
import { useKeys } from '../shell/use-keys.ts';
import { useMedia } from '../shell/use-media.ts';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './search-field.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const say = useText();
  const isPhone = useMedia('(width < 45em)');
  const field = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => field.current?.focus() });
  return (
    <div className={`${boxStyle['box']} ${style['search']}`}>
      <SearchIcon size="s" />
      <input
        ref={field}
        type="search"
        name="search"
        autoComplete="off"
        maxLength={100}
        value={value}
        aria-label={say(texts.search)}
        placeholder={say(isPhone ? texts.searchShort : texts.search)}
        onChange={({ target }) => onChange(target.value)}
      />
      {value === '' ? (
        <KeyCap>/</KeyCap>
      ) : (
        <IconButton
          size="s"
          data-action="clear-search"
          label={say(texts.clearSearch)}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <CloseIcon size="s" />
        </IconButton>
      )}
    </div>
  );
}
