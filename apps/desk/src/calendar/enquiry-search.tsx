import { useText } from '@funnel/browser/language';
import type { CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { type FoundIn, foundIn, markFound } from '@funnel/domain/desk-search/mark-found';
import { searchWords } from '@funnel/domain/desk-search/search-words';
import { SearchIcon } from '@funnel/ui/desk-icon';
import boxStyle from '@funnel/ui/field-box.module.css';
import { CloseIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import textStyle from '@funnel/ui/text.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoundWords, PlaceWords } from '../part/found-words.tsx';
import { replyOf, useCalls } from '../shell/call.ts';
import { Marked } from '../shell/marked.tsx';
import { useDebounced } from '../shell/use-debounced.ts';
import style from './booking-form.module.css';
import { bookingTexts as texts } from './booking-texts.ts';

/** The enquiry that a time is booked for. */
export interface Picked {
  readonly enquiryId: string;
  readonly fullName: string;
  readonly showroom: string | null;
  /** Set while this visit is being moved. */
  readonly visit?: CalendarVisit;
}

interface EnquirySearchProps {
  readonly picked: Picked | undefined;
  readonly onPick: (picked: Picked | undefined) => void;
}

const TYPING_MS = 150;
const SHOWN = 5;
const SEARCH = 'booking-search';

export function EnquirySearch({ picked, onPick }: EnquirySearchProps) {
  const say = useText();
  const { call } = useCalls();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_MS);
  const found = useQuery({
    queryKey: [SEARCH, search],
    queryFn: async () => {
      const query = { search, limit: SHOWN };
      return (await replyOf(call(listEnquiriesEndpoint, { query }))).data.enquiries;
    },
    enabled: search !== '' && !picked,
    placeholderData: keepPreviousData,
  });
  if (picked)
    return (
      <p className={style['picked']} data-picked={picked.enquiryId}>
        <bdi>{picked.fullName}</bdi>
        <IconButton label={say(texts.other)} onClick={() => onPick(undefined)}>
          <CloseIcon size="s" />
        </IconButton>
      </p>
    );
  const words = searchWords(search);
  const rows = search === '' ? [] : (found.data ?? []);
  return (
    <div>
      <label className={`${boxStyle['box']} ${style['search']}`}>
        <SearchIcon size="s" />
        <input
          type="search"
          name="booking-search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          aria-label={say(texts.who)}
          placeholder={say(texts.search)}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {rows.length > 0 && (
        <ul className={style['found']} aria-label={say(texts.found)}>
          {rows.map((row) => (
            <li key={row.enquiryId}>
              <button
                type="button"
                data-found={row.enquiryId}
                onClick={() =>
                  onPick({ enquiryId: row.enquiryId, fullName: row.fullName, showroom: row.showroom })
                }
              >
                <bdi>
                  <Marked parts={markFound(row.fullName, words)} />
                </bdi>
                <small>
                  <PlaceWords postcode={row.postcode} words={words} />
                  {' · '}
                  <FoundWords row={row} words={words} place={besidePlace(foundIn(row, words))} />
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {search !== '' && found.data?.length === 0 && <p className={textStyle['meta']}>{say(texts.none)}</p>}
    </div>
  );
}

/** The number distinguishes people of the same name. The place is in the row already. */
function besidePlace(place: FoundIn | undefined): FoundIn {
  return place === undefined || place === 'postcode' ? 'telephone' : place;
}
