import { useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import type { SearchWord } from '@funnel/domain/desk-search/search-words';
import type { Selection } from '@funnel/domain/enquiry-list/selection';
import { extended, NOTHING_SELECTED, toggled } from '@funnel/domain/enquiry-list/selection';
import { useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListQuery } from '../part/use-enquiry-pages.ts';
import { useFresh } from '../shell/use-fresh.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useMedia } from '../shell/use-media.ts';
import { useNow } from '../shell/use-now.ts';
import columns from './enquiry-columns.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { EnquiryCells } from './enquiry-row.tsx';
import style from './enquiry-table.module.css';
import { type ListPlace, useKeepPlace, useRestorePlace } from './list-place.ts';
import { SelectAllBox } from './select-all-box.tsx';
import type { useChanges } from './use-changes.ts';

interface EnquiryTableProps {
  readonly rows: readonly ListedEnquiry[];
  /** False: these are the rows of the former list (placeholder data). */
  readonly isOwn: boolean;
  readonly changes: ReturnType<typeof useChanges>;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** The state of the tick box in the header. */
  readonly selected: 'none' | 'some' | 'all';
  readonly onSelectAll: () => void;
  /** The search terms, to highlight matches. */
  readonly words: readonly SearchWord[];
  /** The reload failed: the rows are read-only. */
  readonly isStale: boolean;
  /** There is another page, and none is loading. */
  readonly hasMore: boolean;
  /** Called near the last row, to load the next page. */
  readonly onEnd: () => void;
  /** All pages are loaded. */
  readonly hasAll: boolean;
  /** The query of the rows. */
  readonly list: ListQuery;
  /** The history entry of the list. */
  readonly entryKey: string;
  /** The scroll position to restore. */
  readonly place: ListPlace | undefined;
}

const ROW_HEIGHT = 40;
/** Includes the line with the number. */
const PHONE_ROW_HEIGHT = 56;
const OVERSCAN = 12;
const NEAR_END = 15;
const NEWEST = 40;
/** For aria-sort: newest first. */
const SORTED = 'received';
const COLUMNS = [
  'status',
  'name',
  'received',
  'place',
  'kitchen',
  'estimate',
  'showroom',
  'campaign',
  'assignee',
  'next',
] as const;

/** A virtual list: only visible rows are rendered. */
export function EnquiryTable(props: EnquiryTableProps) {
  const { rows, changes, selection, hasMore, onSelect, onEnd, hasAll, list, entryKey, place } = props;
  const { words, isStale } = props;
  const rowHeight = useMedia('(width < 60em)') ? PHONE_ROW_HEIGHT : ROW_HEIGHT;
  const say = useText();
  const now = useNow();
  const navigate = useNavigate();
  // Only the first page: rows loaded by scrolling are not new.
  const fresh = useFresh(rows.length === 0 || !props.isOwn ? undefined : rows.slice(0, NEWEST));
  const [cursorId, setCursorId] = useState(place?.cursorId);
  const cursor = rows.findIndex(({ enquiryId }) => enquiryId === cursorId);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the height of a row changes.
  useLayoutEffect(() => virtual.measure(), [rowHeight]);
  useStillRow(scroller, cursorId, { cursor, rowHeight });
  useKeepPlace({ scroller, entryKey, cursorId });
  useRestorePlace({ scroller, place, height: rows.length * rowHeight, hasAll });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isNearEnd = rows.length > 0 && last >= rows.length - NEAR_END;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of rows.
  useEffect(() => {
    if (isNearEnd && hasMore) onEnd();
  }, [isNearEnd, hasMore, rows.length]);

  const ids = rows.map(({ enquiryId }) => enquiryId);
  function move(to: number): string | undefined {
    const index = Math.max(0, Math.min(rows.length - 1, to));
    setCursorId(ids[index]);
    virtual.scrollToIndex(index);
    return ids[index];
  }
  function extend(by: number): void {
    const from = ids[Math.max(cursor, 0)];
    const to = move(cursor + by);
    if (from !== undefined && to !== undefined) onSelect(extended(selection, ids, { from, to }));
  }
  const open = (row: ListedEnquiry | undefined) =>
    row &&
    void navigate({ to: '/enquiries/$enquiryId', params: { enquiryId: row.enquiryId }, state: { list } });
  const focusCell = (name: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-cursor] [name=${name}]`)?.focus();
  const isSome = selection.ids.size > 0;
  useKeys({
    ArrowDown: () => move(cursor + 1),
    ArrowUp: () => move(cursor - 1),
    'Shift+ArrowDown': () => extend(1),
    'Shift+ArrowUp': () => extend(-1),
    Enter: () => open(rows[cursor]),
    x: () => cursorId !== undefined && !isStale && onSelect(toggled(selection, cursorId)),
    // With a selection these keys belong to the bulk bar.
    ...(!isSome && { s: () => focusCell('status'), w: () => focusCell('assignee') }),
  });

  if (rows.length === 0) return null;
  return (
    <div ref={scroller} className={style['scroller']} data-scroller data-stale={isStale || undefined}>
      <table aria-label={say(texts.title)} aria-rowcount={rows.length + 1}>
        <thead>
          <tr className={`${columns['columns']} ${style['header']}`}>
            <td className={style['select']}>
              <SelectAllBox
                selected={props.selected}
                isDisabled={isStale || rows.length === 0}
                onSelectAll={props.onSelectAll}
                onClear={() => onSelect(NOTHING_SELECTED)}
              />
            </td>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                aria-sort={column === SORTED ? 'descending' : undefined}
              >
                {say(texts[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={style['rows']} ref={sized(virtual.getTotalSize())}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const { enquiryId } = row;
            const isSelected = selection.ids.has(enquiryId);
            return (
              <tr
                key={enquiryId}
                ref={placed(start)}
                aria-rowindex={index + 2}
                className={`${columns['columns']} ${style['row']}`}
                data-row={enquiryId}
                data-cursor={index === cursor || undefined}
                data-selected={isSelected || undefined}
                data-fresh={fresh.has(enquiryId) || undefined}
                onPointerDown={() => setCursorId(enquiryId)}
              >
                <EnquiryCells
                  row={row}
                  now={now}
                  list={list}
                  staff={changes.staff}
                  words={words}
                  isSelected={isSelected}
                  isStale={isStale}
                  onSelect={() => onSelect(toggled(selection, enquiryId))}
                  onMove={(to) => changes.moveTo(row, to)}
                  onAssign={(staffId) => changes.assignTo(row, staffId)}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
      {words.length > 0 && hasAll && <p className={style['end']}>{say(texts.noMore)}</p>}
    </div>
  );
}

/** Scroll anchoring: rows that are inserted or removed above the chosen row do not move it. */
function useStillRow(
  scroller: RefObject<HTMLDivElement | null>,
  cursorId: string | undefined,
  { cursor, rowHeight }: { readonly cursor: number; readonly rowHeight: number },
): void {
  const before = useRef<{ id: string | undefined; index: number }>({ id: undefined, index: -1 });
  useLayoutEffect(() => {
    const { id, index } = before.current;
    before.current = { id: cursorId, index: cursor };
    const box = scroller.current;
    if (!box || cursor < 0 || index < 0 || id !== cursorId || index === cursor) return;
    const top = box.scrollTop + (cursor - index) * rowHeight;
    // Extends a short list, which could not scroll far enough.
    const body = box.querySelector('tbody');
    if (body) body.style.minHeight = `${top + box.clientHeight}px`;
    box.scrollTop = top;
  }, [scroller, cursorId, cursor, rowHeight]);
}

/** Set by script: the Content-Security-Policy forbids style attributes. */
const sized = (height: number) => (element: HTMLElement | null) => {
  if (element) element.style.height = `${height}px`;
};
const placed = (top: number) => (element: HTMLElement | null) => {
  if (element) element.style.transform = `translateY(${top}px)`;
};
