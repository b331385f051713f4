import { useLanguage, useText } from '@funnel/browser/language';
import type { Hours } from '@funnel/contract/calendar/manage-hours';
import { Link } from '@tanstack/react-router';
import { clockTime } from '../shell/words.ts';
import style from './booked-list.module.css';
import { shortDay } from './day-words.ts';
import { saveTexts } from './hours-texts.ts';

/** Orphaned bookings: the callers whose time a change would remove. */
export function BookedList({ booked }: { booked: Hours['booked'] | Hours['bookedVisits'] }) {
  const say = useText();
  const { language } = useLanguage();
  return (
    <ul className={style['list']}>
      {booked.map((one) => (
        <li key={`${one.enquiryId} ${one.start}`} data-booked={one.enquiryId}>
          <Link to="/enquiries/$enquiryId" params={{ enquiryId: one.enquiryId }}>
            <bdi>{one.fullName}</bdi>
          </Link>
          <span>
            {shortDay(one.start.slice(0, 10), language)}, {clockTime(one.start)}
          </span>
          {/* No call link here: only the record and the call list show whether a colleague is on the call. */}
          <span>{one.telephone}</span>
          {'hasEmail' in one && !one.hasEmail && <span>{say(saveTexts.noEmail)}</span>}
        </li>
      ))}
    </ul>
  );
}
