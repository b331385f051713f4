import { useLanguage, useText } from '@funnel/browser/language';
import type { CalendarCall, CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
import type { Say } from '@funnel/domain/text/say';
import type { VisitKind } from '@funnel/domain/visit/visit';
import { HomeIcon, StoreIcon, VideoIcon } from '@funnel/ui/desk-icon';
import type { IconProps } from '@funnel/ui/icon';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import type { ComponentType } from 'react';
import { clockTime } from '../shell/words.ts';
import { type GridCell, isStray, stateOf } from './calendar-grid.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import { longDay } from './day-words.ts';
import { Pips } from './pips.tsx';
import style from './slot-cell.module.css';

export const VISIT_ICONS: Readonly<Record<VisitKind, ComponentType<IconProps>>> = {
  SHOWROOM: StoreIcon,
  HOME: HomeIcon,
  VIDEO: VideoIcon,
};

interface SlotCellProps {
  readonly cell: GridCell;
  readonly isPast: boolean;
  readonly isChosen: boolean;
  /** Roving tabindex: Tab reaches one cell of the grid, arrows reach the others. */
  readonly isReached: boolean;
  readonly onOpen: () => void;
}

/** A slot in short. The panel has all of it. */
export function SlotCell({ cell, isPast, isChosen, isReached, onOpen }: SlotCellProps) {
  const say = useText();
  const { language } = useLanguage();
  const { slot, booked, wished, visits } = cell;
  // Left out beside a name: it would be truncated.
  const reserved = booked.filter(isReserved).length;
  const look = [
    style['cell'],
    style[isPast ? 'past' : slot ? stateOf(slot) : 'outside'],
    (wished.length > 0 || isStray(cell)) && !isPast && style['toSettle'],
    isChosen && style['chosen'],
  ];
  return (
    <button
      type="button"
      className={look.filter(Boolean).join(' ')}
      data-cell={`${cell.date} ${cell.time}`}
      data-taken={slot?.taken}
      tabIndex={isReached ? 0 : -1}
      aria-current={isChosen || undefined}
      onClick={onOpen}
    >
      <VisuallyHidden>{cellWords(cell, say, longDay(cell.date, language))}</VisuallyHidden>
      <span className={style['calls']}>
        <span className={style['names']} title={titleOf([...booked, ...wished], say)}>
          {booked.map((call, index) => (
            <bdi key={call.enquiryId}>
              {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
              {call.fullName}
              {isReserved(call) && <VisuallyHidden>, {say(standingTexts.RESERVED)}</VisuallyHidden>}
            </bdi>
          ))}
          {isStray(cell) && <em>{say(texts.closed)}</em>}
          {wished.map(({ enquiryId, fullName }) => (
            <em key={enquiryId}>{say(texts.wish, { name: fullName })}</em>
          ))}
        </span>
        {reserved > 0 && (
          <small className={style['reserved']} aria-hidden="true">
            {booked.length > 1 && `${reserved} `}
            {say(standingTexts.RESERVED)}
          </small>
        )}
        {slot && !(isPast && slot.taken === 0) && (
          <Pips taken={slot.taken} capacity={slot.capacity} wished={isPast ? 0 : wished.length} />
        )}
      </span>
      {visits.map((visit) => (
        <VisitLine key={visit.visitId} visit={visit} />
      ))}
    </button>
  );
}

function VisitLine({ visit: { kind, start, fullName } }: { visit: CalendarVisit }) {
  const Icon = VISIT_ICONS[kind];
  return (
    <span className={style['visit']} title={fullName}>
      <Icon size="s" />
      <span>
        {clockTime(start)} <bdi>{fullName}</bdi>
      </span>
    </span>
  );
}

/** Full names, since the cell truncates them. */
function titleOf(calls: readonly CalendarCall[], say: Say): string {
  return calls.map((call) => nameOf(call, say)).join(', ');
}

const isReserved = (call: CalendarCall) => standingOf(call) === 'RESERVED';

function nameOf(call: CalendarCall, say: Say): string {
  return isReserved(call) ? `${call.fullName}, ${say(standingTexts.RESERVED)}` : call.fullName;
}

/** The accessible label: everything that sighted users see by position and colour. */
function cellWords({ slot, time, wished, visits }: GridCell, say: Say, day: string): string {
  const parts = [
    say(texts.cell, { day, time }),
    slot && say(texts.seats, { taken: String(slot.taken), capacity: String(slot.capacity) }),
    wished.length > 0 && say(texts.wishes, { count: String(wished.length) }),
    visits.length === 1 && say(texts.oneVisit),
    visits.length > 1 && say(texts.visits, { count: String(visits.length) }),
  ];
  return `${parts.filter(Boolean).join(', ')}. `;
}
