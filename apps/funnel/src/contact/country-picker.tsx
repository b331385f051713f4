import { useText } from '@funnel/browser/language';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { CheckIcon, CloseIcon } from '@funnel/ui/icon';
import { TextField } from '@funnel/ui/text-field';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import style from './country-picker.module.css';
import { listCountries, NEAR_COUNTRIES, searchCountries } from './country-picker-countries.ts';
import { pickerTexts as texts } from './country-picker-texts.ts';

interface CountryPickerProps {
  readonly language: Language;
  readonly country: string;
  readonly onChoose: (country: string) => void;
  /** Called on every close: a choice, Escape, the close button. The focus is already restored. */
  readonly onClosed: () => void;
}

const PAGE = 6;

/** Opens when rendered: a combobox with a search field and a list box. */
export function CountryPicker({ language, country, onChoose, onClosed }: CountryPickerProps) {
  const say = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const countries = useMemo(() => listCountries(language), [language]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchCountries(countries, query), [countries, query]);
  const [active, setActive] = useState(country);
  const activeIndex = found.findIndex(({ code }) => code === active);
  const isSearch = query.trim() !== '';

  useEffect(() => {
    dialog.current?.showModal();
    // Not on a touch screen, where the keyboard would cover half the list.
    if (matchMedia('(hover: hover)').matches) search.current?.focus();
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' });
  }, []);

  const choose = (code: string) => {
    onChoose(code);
    // Closing it restores the focus, unlike unmounting.
    dialog.current?.close();
  };

  const move = (index: number) => {
    const code = found[Math.min(Math.max(index, 0), found.length - 1)]?.code;
    if (!code) return;
    setActive(code);
    list.current?.querySelector(`[data-country="${code}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  const type = (text: string) => {
    setQuery(text);
    setActive(text.trim() ? (searchCountries(countries, text)[0]?.code ?? '') : country);
    list.current?.scrollTo({ top: 0 });
  };

  const press = (event: KeyboardEvent) => {
    // Ignore keys of an input method (IME).
    if (event.nativeEvent.isComposing) return;
    const to = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1 }[event.key];
    const far = { PageDown: activeIndex + PAGE, PageUp: activeIndex - PAGE }[event.key];
    if (to !== undefined) move((to + found.length) % found.length);
    else if (far !== undefined) move(far);
    // Also without a match: Enter would submit the surrounding form.
    else if (event.key === 'Enter') active && choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={style['dialog']} aria-labelledby={`${id}-title`} onClose={onClosed}>
      <div className={style['sheet']}>
        <header className={style['head']}>
          <h2 id={`${id}-title`}>{say(texts.title)}</h2>
          <button
            type="button"
            className={style['close']}
            aria-label={say(texts.close)}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        <TextField
          label={say(texts.search)}
          inputProps={{
            ref: search,
            role: 'combobox',
            'aria-expanded': found.length > 0,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeIndex < 0 ? undefined : `${id}-${active}`,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'done',
            onChange: (event) => type(event.target.value),
            onKeyDown: press,
          }}
        />
        <div className={style['status']} role="status">
          {found.length === 0 && say(texts.none)}
          {isSearch && found.length > 0 && <VisuallyHidden>{count(found.length, say)}</VisuallyHidden>}
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          className={style['list']}
          role="listbox"
          aria-label={say(texts.list)}
          tabIndex={-1}
        >
          {found.map(({ code, name, dialCode }, index) => (
            <button
              key={code}
              type="button"
              id={`${id}-${code}`}
              className={style[isLastNear(index, isSearch) ? 'lastNear' : 'option']}
              role="option"
              tabIndex={-1}
              aria-selected={code === country}
              data-active={code === active || undefined}
              data-country={code}
              onClick={() => choose(code)}
            >
              <span>{name}</span>
              {code === country && <CheckIcon />}
              <span className={style['dialCode']}>+{dialCode}</span>
            </button>
          ))}
        </div>
      </div>
    </dialog>
  );
}

function isLastNear(index: number, isSearch: boolean): boolean {
  return !isSearch && index === NEAR_COUNTRIES.length - 1;
}

function count(found: number, say: Say): string {
  return found === 1 ? say(texts.one) : `${found} ${say(texts.many)}`;
}
