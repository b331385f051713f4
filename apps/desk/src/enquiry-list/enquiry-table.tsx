import { useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../shell/use-keys.ts';
import { useNow } from '../shell/use-now.ts';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { EnquiryCells } from './enquiry-row.tsx';
import type { useChanges } from './use-changes.ts';

interface EnquiryTableProps {
  readonly rows: readonly ListedEnquiry[];
  readonly changes: ReturnType<typeof useChanges>;
  /** The last rows are near: the next page may come. */
  readonly onEnd: () => void;
}

const ROW_HEIGHT = 44;
const OVERSCAN = 12;
const NEAR_END = 15;
const COLUMNS = [
  'status',
  'name',
  'received',
  'place',
  'kitchen',
  'estimate',
  'showroom',
  'assignee',
  'next',
] as const;

/** Only the rows on the screen are drawn, however many there are. */
export function EnquiryTable({ rows, changes, onEnd }: EnquiryTableProps) {
  const say = useText();
  const now = useNow();
  const navigate = useNavigate();
  const [cursor, setCursor] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isNearEnd = rows.length > 0 && last >= rows.length - NEAR_END;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of rows.
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, rows.length]);

  function move(to: number): void {
    const index = Math.max(0, Math.min(rows.length - 1, to));
    setCursor(index);
    virtual.scrollToIndex(index);
  }
  const open = (row: ListedEnquiry | undefined) =>
    row && void navigate({ to: '/enquiries/$enquiryId', params: { enquiryId: row.enquiryId } });
  const focusCell = (name: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-cursor] [name=${name}]`)?.focus();
  useKeys({
    ArrowDown: () => move(cursor + 1),
    ArrowUp: () => move(cursor - 1),
    s: () => focusCell('status'),
    w: () => focusCell('assignee'),
    Enter: () => open(rows[cursor]),
  });

  if (rows.length === 0) return null;
  return (
    <div ref={scroller} className={style['scroller']}>
      <table aria-label={say(texts.title)} aria-rowcount={rows.length + 1}>
        <thead>
          <tr className={style['header']}>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {say(texts[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={style['rows']} ref={sized(virtual.getTotalSize())}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={row.enquiryId}
                  ref={placed(start)}
                  aria-rowindex={index + 2}
                  className={style['row']}
                  data-row={row.enquiryId}
                  data-cursor={index === cursor || undefined}
                >
                  <EnquiryCells
                    row={row}
                    now={now}
                    staff={changes.staff}
                    onMove={(to) => changes.moveTo(row, to)}
                    onAssign={(staffId) => changes.assignTo(row, staffId)}
                  />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** By script, which the page's security policy allows; a style attribute it forbids. */
const sized = (height: number) => (element: HTMLElement | null) => {
  if (element) element.style.height = `${height}px`;
};
const placed = (top: number) => (element: HTMLElement | null) => {
  if (element) element.style.transform = `translateY(${top}px)`;
};
