import { useText } from '@funnel/browser/language';
import { statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { STATUSES, type Status } from '@funnel/domain/pipeline/status';
import { Notice } from '@funnel/ui/notice';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../shell/button.tsx';
import { SearchIcon } from '../shell/icons.tsx';
import { KeyCap } from '../shell/key-cap.tsx';
import { useDebounced } from '../shell/use-debounced.ts';
import { useKeys } from '../shell/use-keys.ts';
import { WorkScreen } from '../shell/work-screen.tsx';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { EnquiryTable } from './enquiry-table.tsx';
import { useChanges } from './use-changes.ts';
import { useEnquiries } from './use-enquiries.ts';

const TYPING_MS = 150;

/** Every enquiry, newest first, found as one types. */
export function EnquiryListScreen() {
  const say = useText();
  const [typed, setTyped] = useState('');
  const [statuses, setStatuses] = useState<readonly Status[]>([]);
  const search = useDebounced(typed.trim(), TYPING_MS);
  const { pages, rows, count } = useEnquiries({ search, statuses });
  const changes = useChanges();
  const field = useRef<HTMLInputElement>(null);
  const shown = useDeferredValue(rows);
  useKeys({ '/': () => field.current?.focus() });

  const toggle = (status: Status) =>
    setStatuses((now) => (now.includes(status) ? now.filter((one) => one !== status) : [...now, status]));

  return (
    <WorkScreen
      title={say(texts.title)}
      end={
        <label className={style['search']}>
          <SearchIcon size="s" />
          <input
            ref={field}
            type="search"
            name="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            aria-label={say(texts.search)}
            placeholder={say(texts.search)}
            onChange={({ target }) => setTyped(target.value)}
          />
          <KeyCap>/</KeyCap>
        </label>
      }
    >
      <div className={style['screen']} data-screen="enquiries">
        <fieldset className={style['filters']} aria-label={say(texts.filter)}>
          {STATUSES.map((status) => (
            <button
              key={status}
              type="button"
              data-filter={status}
              aria-pressed={statuses.includes(status)}
              onClick={() => toggle(status)}
            >
              {say(statusNames[status])}
            </button>
          ))}
          <output className={style['count']}>
            {count &&
              (count.isMore
                ? say(texts.countMore, { count: String(count.count) })
                : count.count === 1
                  ? say(texts.countOne)
                  : say(texts.count, { count: String(count.count) }))}
          </output>
        </fieldset>
        {changes.isFailed && (
          <Notice tone="error">{say(changes.isStale ? texts.stale : texts.notChanged)}</Notice>
        )}
        {pages.isError && (
          <div className={style['failed']}>
            <Notice tone="error">{say(texts.failed)}</Notice>
            <Button onClick={() => void pages.refetch()}>{say(texts.retry)}</Button>
          </div>
        )}
        {pages.data && rows.length === 0 && (
          <div className={style['none']}>
            <p>{say(texts.none)}</p>
            <p>{say(texts.noneAdvice)}</p>
          </div>
        )}
        <EnquiryTable
          rows={shown}
          changes={changes}
          onEnd={() => {
            if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
          }}
        />
      </div>
    </WorkScreen>
  );
}
