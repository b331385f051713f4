import type { RefObject } from 'react';
import { useKeys } from '../shell/use-keys.ts';
import { type GridCell, isEmpty } from './calendar-grid.ts';
import { keyOf } from './week-grid.tsx';

interface CalendarKeys {
  readonly cells: readonly GridCell[];
  readonly body: RefObject<HTMLElement | null>;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onToday: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onSeats: (cell: GridCell, by: 1 | -1) => void;
  readonly onHelp: () => void;
  readonly onEscape: (() => void) | undefined;
}

/** Arrow keys move through the slots, and past the edge to the next week. Enter activates the focused slot. */
export function useCalendarKeys(keys: CalendarKeys): void {
  const { cells, body, openKey, onOpen, onToday, onMove, onSeats, onHelp, onEscape } = keys;
  const reachable = cells.filter((cell) => cell.slot || !isEmpty(cell));
  const element = (selector: string) => body.current?.querySelector<HTMLElement>(selector);
  const current = () =>
    document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? openKey;

  /** `over`: the move past the edge, or when no slot is chosen. */
  function go(find: (date: string, time: string) => GridCell | undefined, over: () => void): void {
    const [date = '', time = ''] = current()?.split(' ') ?? [];
    const target = date === '' ? undefined : find(date, time);
    if (!target) {
      over();
      return;
    }
    element(`[data-cell="${keyOf(target)}"]`)?.focus();
    if (openKey) onOpen(keyOf(target));
  }
  const across = (by: 1 | -1) =>
    go(
      (date, time) => beside(reachable, date, time, by),
      () => onMove(by),
    );
  const along = (by: 1 | -1) =>
    go(
      (date, time) => neighbour(reachable, date, time, by),
      () => element('[data-cell][tabindex="0"]')?.focus(),
    );
  const seats = (by: 1 | -1) => {
    const cell = cells.find((one) => keyOf(one) === current());
    if (cell) onSeats(cell, by);
  };
  useKeys({
    h: onToday,
    ArrowLeft: () => across(-1),
    ArrowRight: () => across(1),
    ArrowUp: () => along(-1),
    ArrowDown: () => along(1),
    '+': () => seats(1),
    '-': () => seats(-1),
    '?': onHelp,
    Escape: onEscape,
  });
}

/** The next slot above or below on the same day. */
function neighbour(cells: readonly GridCell[], date: string, time: string, steps: number) {
  const ofDay = cells.filter((cell) => cell.date === date);
  return ofDay[ofDay.findIndex((cell) => cell.time === time) + steps];
}

/** The slot nearest in time on the next day that has slots. */
function beside(cells: readonly GridCell[], date: string, time: string, columns: number) {
  const days = [...new Set(cells.map((cell) => cell.date))].sort();
  const day = columns > 0 ? days.find((each) => each > date) : days.findLast((each) => each < date);
  const ofDay = cells.filter((cell) => cell.date === day);
  return ofDay.findLast((cell) => cell.time <= time) ?? ofDay[0];
}
