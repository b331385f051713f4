import { type OpeningHours, WEEKDAYS } from '../slot/slot-settings.ts';
import { slotDate, startTime } from '../slot/slot-time.ts';

/** Whether a showroom is open today. */
export type OpenToday =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'later'; readonly from: string }
  | { readonly state: 'over' }
  | { readonly state: 'closed' };

/** In German time. */
export function openToday(hours: OpeningHours, now: Date): OpenToday {
  const instant = { start: now.toISOString() };
  const weekday = WEEKDAYS[(new Date(`${slotDate(instant)}T12:00:00Z`).getUTCDay() + 6) % 7];
  const spans = (weekday && hours[weekday]) ?? [];
  if (spans.length === 0) return { state: 'closed' };
  const time = startTime(instant);
  const present = spans.find(({ from, to }) => from <= time && time < to);
  if (present) return { state: 'open', until: present.to };
  const next = spans.find(({ from }) => time < from);
  return next ? { state: 'later', from: next.from } : { state: 'over' };
}
