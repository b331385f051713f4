import { todayAt } from '@funnel/domain/slot/calendar-date';

/** Where somebody is in the calendar. It stands in the address, so that it can be reloaded, sent and gone back to. */
export interface Place {
  readonly date: string;
  readonly view: 'week' | 'day';
  readonly showroom: string | undefined;
  readonly staffId: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** An address that somebody has typed or cut off leads to this week. */
export function placeOf(search: Search, now: Date): Place {
  const { date, view, showroom, person } = search;
  return {
    date: isDate(date) ? date : todayAt(now),
    view: view === 'day' ? 'day' : 'week',
    showroom: textOf(showroom),
    staffId: textOf(person),
  };
}

/** What is usual does not stand in the address. */
export function searchOf({ date, view, showroom, staffId }: Place, now: Date): Search {
  return {
    date: date === todayAt(now) ? undefined : date,
    view: view === 'day' ? view : undefined,
    showroom,
    person: staffId,
  };
}

const isDate = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
