import type {
  CalendarCall,
  CalendarData,
  CalendarSlot,
  CalendarVisit,
} from '@funnel/contract/calendar/show-calendar';

/** One cell of the grid: the slot, if there is one, and all calls and visits that begin in it. */
export interface GridCell {
  readonly date: string;
  /** 09:00 */
  readonly time: string;
  readonly slot: CalendarSlot | undefined;
  readonly booked: readonly CalendarCall[];
  /** Wished or lapsed calls, to be settled by the staff. */
  readonly wished: readonly CalendarCall[];
  readonly visits: readonly CalendarVisit[];
}

export interface GridRow {
  readonly time: string;
  readonly cells: readonly GridCell[];
}

const HOUR_MINUTES = 60;

/** One row for each start of a slot. A call or visit outside all slots gets a row for its hour. */
export function gridOf({ slots, calls, visits }: CalendarData, dates: readonly string[]): GridRow[] {
  const step = slots[0] ? minutesBetween(slots[0].start, slots[0].end) : HOUR_MINUTES;
  const ofSlots = new Set(slots.map(({ start }) => timeOf(start)).sort());
  const times = new Set(ofSlots);
  for (const { start } of [...calls, ...visits]) {
    const row = rowBefore([...ofSlots], timeOf(start));
    if (row === undefined || minuteOf(timeOf(start)) - minuteOf(row) >= step) times.add(hourOf(start));
  }
  const sorted = [...times].sort();
  const isIn = (start: string, date: string, time: string) =>
    dateOf(start) === date && rowBefore(sorted, timeOf(start)) === time;
  return sorted.map((time) => ({
    time,
    cells: dates.map((date) => ({
      date,
      time,
      slot: slots.find(({ start }) => dateOf(start) === date && timeOf(start) === time),
      booked: calls.filter(({ start, state }) => state === 'BOOKED' && isIn(start, date, time)),
      wished: calls.filter(({ start, state }) => state !== 'BOOKED' && isIn(start, date, time)),
      visits: visits.filter(({ start }) => isIn(start, date, time)),
    })),
  }));
}

export function isEmpty({ booked, wished, visits }: GridCell): boolean {
  return booked.length + wished.length + visits.length === 0;
}

/** An orphaned booking: the day was closed, or the hours have changed. */
export function isStray({ slot, booked }: GridCell): boolean {
  return slot === undefined && booked.length > 0;
}

export function isOver({ slot, date, time }: GridCell, now: Date, today: string): boolean {
  if (slot) return new Date(slot.end) <= now;
  return date < today || (date === today && time < clockOf(now));
}

export type SlotState = 'free' | 'some' | 'full';

export function stateOf({ taken, capacity }: Pick<CalendarSlot, 'taken' | 'capacity'>): SlotState {
  if (taken >= capacity) return 'full';
  return taken === 0 ? 'free' : 'some';
}

/** Instants come in German time, with their offset. */
const dateOf = (instant: string) => instant.slice(0, 10);
const timeOf = (instant: string) => instant.slice(11, 16);
const hourOf = (instant: string) => `${instant.slice(11, 13)}:00`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3));
const minutesBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000;
const rowBefore = (times: readonly string[], time: string) => times.findLast((row) => row <= time);

function clockOf(now: Date): string {
  const format = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat('de-DE', format).format(now);
}
