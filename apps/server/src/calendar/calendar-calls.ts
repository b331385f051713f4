import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import {
  changeHoursEndpoint,
  changeSeatsEndpoint,
  closeDaysEndpoint,
  openDaysEndpoint,
  showHoursEndpoint,
} from '@funnel/contract/calendar/manage-hours';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { bookTime } from './book-time.ts';
import { changeSeats } from './change-seats.ts';
import { changeHours, closeDays, openDays, showHours } from './manage-hours.ts';
import { showCalendar } from './show-calendar.ts';

export const calendarCalls: readonly BoundCall[] = [
  answer(showCalendarEndpoint, showCalendar),
  answer(showHoursEndpoint, showHours),
  answer(changeHoursEndpoint, changeHours),
  answer(bookTimeEndpoint, bookTime),
  answer(changeSeatsEndpoint, changeSeats),
  answer(closeDaysEndpoint, closeDays),
  answer(openDaysEndpoint, openDays),
];
