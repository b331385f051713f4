import { todayAt } from '@funnel/domain/slot/calendar-date';

/** The state of the calendar that is in the URL, so that reload, links and Back work. */
export interface Place {
  readonly date: string;
  readonly view: 'week' | 'day';
  readonly showroom: string | undefined;
  readonly staffId: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** An invalid URL falls back to the current week. */
export function placeOf(search: Search, now: Date): Place {
  const { date, view, showroom, person } = search;
  return {
    date: isDate(date) ? date : todayAt(now),
    view: view === 'day' ? 'day' : 'week',
    showroom: textOf(showroom),
    staffId: textOf(person),
  };
}

/** Default values are left out of the URL. */
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
