import { ENTERED_SOURCES } from '../enquiry/entered-enquiry.ts';
import { STATUSES } from '../pipeline/status.ts';
import { tidyFilter, type ViewFilter, viewFilterSchema } from './saved-view.ts';

/** The filter as parameters of an address: codes with commas, without empty fields. */
export function addressOfFilter(filter: ViewFilter): Record<string, string> {
  const { search, status, assignee, showroom, source, days } = tidyFilter(filter);
  return {
    ...(search && { search }),
    ...(status && { status: status.join() }),
    ...(assignee && { assignee }),
    ...(showroom && { showroom }),
    ...(source && { source: source.join() }),
    ...(days && { days: String(days) }),
  };
}

/** Parses an untrusted address: invalid values are ignored. */
export function filterOfAddress(address: Readonly<Record<string, unknown>>): ViewFilter {
  const codes = (name: string) => String(address[name] ?? '').split(',');
  const { shape } = viewFilterSchema;
  const text = (name: 'search' | 'assignee' | 'showroom') => shape[name].safeParse(address[name]).data;
  return tidyFilter({
    search: text('search'),
    status: STATUSES.filter((each) => codes('status').includes(each)),
    assignee: text('assignee'),
    showroom: text('showroom'),
    source: ENTERED_SOURCES.filter((each) => codes('source').includes(each)),
    days: shape.days.safeParse(Number(address['days'])).data,
  });
}
