import { todayAt } from '@funnel/domain/slot/calendar-date';
import { useNavigate, useSearch } from '@tanstack/react-router';

type View = 'week' | 'day';

/** Where somebody is in the calendar. It stands in the address, so that it can be reloaded, sent and gone back to. */
export interface Place {
  readonly date: string;
  readonly view: View;
  readonly showroom: string | undefined;
  readonly staffId: string | undefined;
}

const isDate = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export function usePlace(now: Date) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const place: Place = {
    date: isDate(search['date']) ? search['date'] : todayAt(now),
    view: search['view'] === 'day' ? 'day' : 'week',
    showroom: textOf(search['showroom']),
    staffId: textOf(search['person']),
  };
  function go(change: Partial<Place>): void {
    const { date, view, showroom, staffId } = { ...place, ...change };
    const next = {
      date: date === todayAt(now) ? undefined : date,
      view: view === 'day' ? view : undefined,
      showroom,
      person: staffId,
    };
    void navigate({ to: '.', search: next as never, replace: true });
  }
  return { place, go };
}
