import type { Hours } from '@funnel/contract/calendar/manage-hours';
import { type OpeningHours, WEEKDAYS } from '@funnel/domain/slot/slot-settings';
import type { HoursChange } from './use-hours.ts';

export type Weekday = (typeof WEEKDAYS)[number];
export type Range = NonNullable<OpeningHours[Weekday]>[number];

/** Unsaved changes on top of the server's hours. Untouched days follow the server. */
export interface HoursDraft extends Omit<HoursChange, 'openingHours'> {
  readonly days?: Readonly<Partial<Record<Weekday, readonly Range[]>>>;
}

const DEFAULT_RANGE: Range = { from: '09:00', to: '18:00' };

export function rangesOf(hours: Hours, draft: HoursDraft, weekday: Weekday): readonly Range[] {
  return draft.days?.[weekday] ?? hours.openingHours[weekday] ?? [];
}

export function withDay(
  hours: Hours,
  draft: HoursDraft,
  weekday: Weekday,
  ranges: readonly Range[],
): HoursDraft {
  const { [weekday]: _, ...others } = draft.days ?? {};
  const isSame = JSON.stringify(ranges) === JSON.stringify(hours.openingHours[weekday] ?? []);
  const days = isSame ? others : { ...others, [weekday]: ranges };
  const { days: __, ...rest } = draft;
  return Object.keys(days).length === 0 ? rest : { ...rest, days };
}

/** Closes a day, or opens it with the hours of another open day. */
export function toggledDay(hours: Hours, ranges: readonly Range[]): readonly Range[] {
  if (ranges.length > 0) return [];
  const usual = WEEKDAYS.map((weekday) => hours.openingHours[weekday]).find((each) => each?.length);
  return usual ?? [DEFAULT_RANGE];
}

/** A value equal to the server's is removed from the draft. */
export function withValue<Key extends Exclude<keyof HoursDraft, 'days'>>(
  hours: Hours,
  draft: HoursDraft,
  key: Key,
  value: NonNullable<HoursDraft[Key]>,
): HoursDraft {
  const { [key]: _, ...rest } = draft;
  return JSON.stringify(value) === JSON.stringify(hours[key]) ? rest : { ...rest, [key]: value };
}

export function isChanged(draft: HoursDraft): boolean {
  return Object.keys(draft).length > 0;
}

export function isValid(hours: Hours, draft: HoursDraft): boolean {
  return WEEKDAYS.every((weekday) =>
    rangesOf(hours, draft, weekday).every(({ from, to }) => from !== '' && from < to),
  );
}

/** The request body: changed fields only. */
export function changeOf(hours: Hours, { days, ...values }: HoursDraft): HoursChange {
  if (!days) return values;
  const openingHours = Object.fromEntries(
    WEEKDAYS.map(
      (weekday) => [weekday, [...(days[weekday] ?? hours.openingHours[weekday] ?? [])]] as const,
    ).filter(([, ranges]) => ranges.length > 0),
  );
  return { ...values, openingHours };
}

/** The capacity of a week without holidays. */
export function seatsOfWeek({
  openingHours,
  slotMinutes,
  capacity,
}: Pick<Hours, 'openingHours' | 'slotMinutes' | 'capacity'>) {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const slots = Object.values(openingHours)
    .flat()
    .reduce((sum, { from, to }) => sum + Math.floor((minuteOf(to) - minuteOf(from)) / slotMinutes), 0);
  return slots * capacity;
}

/** Parses 9, 930, 9.30 and 9:30; undefined for anything else. */
export function readTime(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.,]?(\d\d))?$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
