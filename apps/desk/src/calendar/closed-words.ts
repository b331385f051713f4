import type { CalendarData } from '@funnel/contract/calendar/show-calendar';
import type { Say } from '@funnel/domain/text/say';
import { calendarTexts as texts } from './calendar-texts.ts';

const TITLES = { CLOSURE: texts.closed, HOLIDAY: texts.holiday, WEEKDAY: texts.noHours } as const;

/** The reason why a day has no slots. */
export function closedWords({ days }: Pick<CalendarData, 'days'>, date: string, say: Say) {
  const day = days.find((each) => each.date === date);
  return { title: say(TITLES[day?.closedBy ?? 'WEEKDAY']), reason: day?.reason ?? '' };
}
