import { useText } from '@funnel/browser/language';
import { foundIn, markFound } from '@funnel/domain/desk-search/mark-found';
import { SearchIcon } from '@funnel/ui/desk-icon';
import { KeyCap } from '@funnel/ui/key-cap';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { EnquiryMarks } from '../part/enquiry-marks.tsx';
import { FoundWords } from '../part/found-words.tsx';
import { Marked } from '../shell/marked.tsx';
import { StatusMark } from '../shell/status-mark.tsx';
import style from './desk-search.module.css';
import { deskSearchTexts as texts } from './desk-search-texts.ts';
import { type Destination, type Found, useFound } from './use-found.ts';

interface DeskSearchProps {
  readonly destinations: readonly Destination[];
  readonly onClose: () => void;
}

/** Search dialog over every screen, for enquiries and screens. */
export function DeskSearch({ destinations, onClose }: DeskSearchProps) {
  const say = useText();
  const navigate = useNavigate();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const { found, isSettled, words } = useFound(typed, destinations);
  const [isWaiting, setIsWaiting] = useState(false);
  const chosen = Math.max(
    0,
    found.findIndex(({ id }) => id === chosenId),
  );
  // Behind the door, once the session is over, a dialog that nobody sees would block the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once.
  useLayoutEffect(() => {
    if (dialog.current?.parentElement?.checkVisibility()) dialog.current.showModal();
    else onClose();
  }, []);

  function go(to: Found | undefined): void {
    if (!to) return;
    onClose();
    void navigate({ to: to.to, search: to.search as never });
  }
  // Enter may come before what was typed is found: it means that, not what is still shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is found.
  useEffect(() => {
    if (isWaiting && isSettled) go(found[chosen]);
  }, [isWaiting, isSettled]);
  function press(event: KeyboardEvent): void {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps !== undefined) setChosenId(found.at((chosen + steps) % Math.max(found.length, 1))?.id);
    else if (event.key === 'Enter') setIsWaiting(true);
    else return;
    event.preventDefault();
  }

  return (
    <dialog ref={dialog} className={style['dialog']} aria-label={say(texts.open)} onClose={onClose}>
      <label className={style['field']}>
        <SearchIcon />
        <input
          type="text"
          name="desk-search"
          role="combobox"
          aria-label={say(texts.field)}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[chosen] && `${listId}-${chosen}`}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={100}
          placeholder={say(texts.field)}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenId(undefined);
            setIsWaiting(false);
          }}
          onKeyDown={press}
        />
        <KeyCap>Esc</KeyCap>
      </label>
      <div className={style['found']} id={listId} role="listbox" aria-label={say(texts.found)}>
        {found.map((one, index) => (
          // Keys are heard by the field, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
          // biome-ignore lint/a11y/useFocusableInteractive: see above.
          <div
            key={one.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={style['one']}
            onClick={() => go(one)}
          >
            <Mark of={one} />
            <bdi>{one.person ? <Marked parts={markFound(one.name, words)} /> : one.name}</bdi>
            {one.person && <EnquiryMarks of={one.person} />}
            <small>
              {one.person ? (
                <FoundWords row={one.person} words={words} place={foundIn(one.person, words) ?? 'postcode'} />
              ) : (
                one.note
              )}
            </small>
          </div>
        ))}
      </div>
    </dialog>
  );
}

function Mark({ of: { person, icon: Icon } }: { of: Found }) {
  if (person) return <StatusMark status={person.status} />;
  return Icon ? <Icon size="s" /> : null;
}
