import { useLanguage, useText } from '@funnel/browser/language';
import type { CalendarData } from '@funnel/contract/calendar/show-calendar';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
import { EnquiryMarks } from '../part/enquiry-marks.tsx';
import { kitchenWords } from '../part/kitchen-words.ts';
import { showroomName } from '../shell/showroom-name.ts';
import { clockTime } from '../shell/words.ts';
import { type GridCell, type GridRow, isEmpty, isOver, isStray, stateOf } from './calendar-grid.ts';
import { slotTexts, calendarTexts as texts } from './calendar-texts.ts';
import { closedWords } from './closed-words.ts';
import style from './day-list.module.css';
import { longDay } from './day-words.ts';
import { Pips } from './pips.tsx';
import { VISIT_ICONS } from './slot-cell.tsx';
import { keyOf } from './week-grid.tsx';

interface DayListProps {
  readonly data: CalendarData;
  readonly rows: readonly GridRow[];
  readonly date: string;
  readonly now: Date;
  readonly today: string;
  readonly chosen: string | undefined;
  readonly onOpen: (cell: GridCell) => void;
}

/** One day as a list, with full names. */
export function DayList({ data, rows, date, now, today, chosen, onOpen }: DayListProps) {
  const say = useText();
  const { language } = useLanguage();
  const cells = rows
    .flatMap((row) => row.cells)
    .filter((cell) => cell.date === date && (cell.slot || !isEmpty(cell)));
  const { title, reason } = closedWords(data, date, say);
  const isClosed = data.days.some((day) => day.date === date && day.closedBy !== null);
  const reached = cells.find((cell) => keyOf(cell) === chosen) ?? cells[0];
  return (
    <div className={style['day']}>
      {isClosed && (
        <p className={style['closed']}>
          <b>{title}</b> {reason}
        </p>
      )}
      {cells.length === 0 && !isClosed && <p className={style['closed']}>{say(texts.nothing)}</p>}
      <ul className={style['rows']} aria-label={longDay(date, language)}>
        {cells.map((cell) => (
          <li key={cell.time}>
            <button
              type="button"
              className={look(cell, now, today, keyOf(cell) === chosen)}
              data-cell={keyOf(cell)}
              data-taken={cell.slot?.taken}
              tabIndex={cell === reached ? 0 : -1}
              aria-current={keyOf(cell) === chosen || undefined}
              onClick={() => onOpen(cell)}
            >
              <b className={style['time']}>{cell.time}</b>
              <Calls cell={cell} />
              <Visits cell={cell} />
              {cell.slot && (
                <span className={style['seats']}>
                  <small>
                    {say(texts.takenOf, {
                      taken: String(cell.slot.taken),
                      capacity: String(cell.slot.capacity),
                    })}
                  </small>
                  <Pips {...cell.slot} wished={cell.wished.length} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function look(cell: GridCell, now: Date, today: string, isChosen: boolean): string {
  const isPast = isOver(cell, now, today);
  const names = [
    style['row'],
    style[isPast ? 'past' : cell.slot ? stateOf(cell.slot) : 'outside'],
    !isPast && (cell.wished.length > 0 || isStray(cell)) && style['toSettle'],
    isChosen && style['chosen'],
  ];
  return names.filter(Boolean).join(' ');
}

function Calls({ cell }: { cell: GridCell }) {
  const say = useText();
  return (
    <span className={style['calls']}>
      {cell.booked.map((call) => (
        <span key={call.enquiryId}>
          <bdi>{call.fullName}</bdi>
          <EnquiryMarks of={call} />
          <small>
            {[
              standingOf(call) === 'RESERVED' && say(standingTexts.RESERVED),
              kitchenWords(call.answers, say),
              call.person?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      ))}
      {isStray(cell) && <em>{say(slotTexts.stray)}</em>}
      {cell.wished.map((call) => (
        <span key={call.enquiryId}>
          <em>{say(texts.wish, { name: call.fullName })}</em>
          <EnquiryMarks of={call} />
        </span>
      ))}
    </span>
  );
}

function Visits({ cell }: { cell: GridCell }) {
  return (
    <span className={style['visits']}>
      {cell.visits.map((visit) => {
        const { visitId, kind, start, fullName, showroom, person } = visit;
        const Icon = VISIT_ICONS[kind];
        const place = showroomName(showroom);
        return (
          <span key={visitId}>
            <Icon size="s" />
            <span>
              {clockTime(start)} <bdi>{fullName}</bdi>
              <EnquiryMarks of={visit} />
              <small>{[place, person?.name].filter(Boolean).join(' · ')}</small>
            </span>
          </span>
        );
      })}
    </span>
  );
}
