import { useLanguage, useText } from '@funnel/browser/language';
import type { CalendarData } from '@funnel/contract/calendar/show-calendar';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { clockTime } from '../shell/words.ts';
import { type GridCell, type GridRow, isEmpty, isOver } from './calendar-grid.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import { closedWords } from './closed-words.ts';
import { longDay, shortWeekday } from './day-words.ts';
import { SlotCell } from './slot-cell.tsx';
import style from './week-grid.module.css';

interface WeekGridProps {
  readonly data: CalendarData;
  readonly rows: readonly GridRow[];
  readonly dates: readonly string[];
  readonly now: Date;
  readonly today: string;
  readonly chosen: string | undefined;
  readonly onOpen: (cell: GridCell) => void;
  readonly onDay: (date: string) => void;
}

/** Up to this many rows there is room for the name on its own line. */
const FEW_ROWS = 10;

export const keyOf = ({ date, time }: Pick<GridCell, 'date' | 'time'>) => `${date} ${time}`;

/** Monday to Saturday, and Sunday if it has entries. */
export function WeekGrid({ data, rows, dates, now, today, chosen, onOpen, onDay }: WeekGridProps) {
  const say = useText();
  const all = rows.flatMap(({ cells }) => cells);
  const isReachable = (cell: GridCell) => cell.slot !== undefined || !isEmpty(cell);
  const isThere = all.some((cell) => keyOf(cell) === chosen && isReachable(cell));
  const next = all
    .filter(isReachable)
    .sort(byTime)
    .find((cell) => !isOver(cell, now, today));
  const reached = isThere ? chosen : next && keyOf(next);
  const first = reached ?? (all.find(isReachable) && keyOf(all.find(isReachable) as GridCell));
  const whole = dates.map((date) => all.every((cell) => cell.date !== date || (!cell.slot && isEmpty(cell))));
  return (
    <table
      className={`${style['grid']} ${rows.length <= FEW_ROWS ? style['roomy'] : ''}`}
      aria-label={say(texts.title)}
    >
      <thead>
        <tr>
          <th scope="col" className={style['corner']}>
            <VisuallyHidden>{say(texts.time)}</VisuallyHidden>
          </th>
          {dates.map((date) => (
            <DayHead key={date} date={date} data={data} isToday={date === today} onDay={() => onDay(date)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, cells }, index) => (
          <tr key={time}>
            <th scope="row" className={style['time']}>
              {time}
              <NowChip cell={cells.find((cell) => cell.date === today)} now={now} />
            </th>
            {cells.map((cell, column) =>
              whole[column] ? (
                index === 0 && (
                  <td key={cell.date} rowSpan={rows.length} className={style['shut']}>
                    <ClosedCard date={cell.date} data={data} />
                  </td>
                )
              ) : (
                <td key={cell.date} className={isReachable(cell) ? style['slot'] : style['shut']}>
                  {isReachable(cell) && (
                    <SlotCell
                      cell={cell}
                      isPast={isOver(cell, now, today)}
                      isChosen={keyOf(cell) === chosen}
                      isReached={keyOf(cell) === first}
                      onOpen={() => onOpen(cell)}
                    />
                  )}
                  {cell.date === today && <NowLine cell={cell} now={now} />}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const byTime = (one: GridCell, other: GridCell) => (keyOf(one) < keyOf(other) ? -1 : 1);

interface DayHeadProps {
  readonly date: string;
  readonly data: CalendarData;
  readonly isToday: boolean;
  readonly onDay: () => void;
}

function DayHead({ date, data, isToday, onDay }: DayHeadProps) {
  const say = useText();
  const { language } = useLanguage();
  const slots = data.slots.filter(({ start }) => start.startsWith(date));
  const sum = (key: 'taken' | 'capacity') => String(slots.reduce((total, slot) => total + slot[key], 0));
  return (
    <th scope="col" className={`${style['head']} ${isToday ? style['today'] : ''}`}>
      <button type="button" data-day={date} onClick={onDay}>
        <span>{shortWeekday(date, language)}</span> <b>{Number(date.slice(8))}</b>
        <VisuallyHidden>, {longDay(date, language)}</VisuallyHidden>
      </button>
      <small>
        {slots.length === 0
          ? say(texts.shut)
          : say(texts.takenOf, { taken: sum('taken'), capacity: sum('capacity') })}
      </small>
    </th>
  );
}

function ClosedCard({ date, data }: { date: string; data: CalendarData }) {
  const say = useText();
  const { title, reason } = closedWords(data, date, say);
  return (
    <div className={style['card']}>
      <b>{title}</b>
      {reason && <span>{reason}</span>}
    </div>
  );
}

/** The elapsed share of the slot; undefined before and after it. */
function shareAt(cell: GridCell | undefined, now: Date): number | undefined {
  if (!cell?.slot) return undefined;
  const [start, end] = [Date.parse(cell.slot.start), Date.parse(cell.slot.end)];
  const share = (now.getTime() - start) / (end - start);
  return share >= 0 && share < 1 ? share : undefined;
}

/** Set by script: the Content-Security-Policy forbids style attributes. */
const placed = (share: number) => (element: HTMLElement | null) =>
  element?.style.setProperty('top', `${share * 100}%`);

/** The current time as a line, with the time as text: colour alone is not accessible. */
function NowLine({ cell, now }: { cell: GridCell; now: Date }) {
  const share = shareAt(cell, now);
  return share === undefined ? null : (
    <span className={style['now']} ref={placed(share)} aria-hidden="true" />
  );
}

function NowChip({ cell, now }: { cell: GridCell | undefined; now: Date }) {
  const share = shareAt(cell, now);
  return share === undefined ? null : (
    <span className={style['clock']} ref={placed(share)}>
      {clockTime(now)}
    </span>
  );
}
