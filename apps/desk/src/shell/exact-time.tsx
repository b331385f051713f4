import { useLanguage } from '@funnel/browser/language';
import { LOCALES, SLOT_TIME_ZONE } from '@funnel/domain/slot/slot-time';
import { useNow } from './use-now.ts';
import { shortMoment } from './words.ts';

/** 10:39:41 today; a day and a time else. */
export function ExactTime({ at }: { at: string }) {
  const { language } = useLanguage();
  const now = useNow();
  const day = (instant: Date) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeZone: SLOT_TIME_ZONE }).format(
      instant,
    );
  const isToday = day(new Date(at)) === day(now);
  const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium', timeZone: SLOT_TIME_ZONE });
  return <time dateTime={at}>{isToday ? time.format(new Date(at)) : shortMoment(at, now, language)}</time>;
}
