import { LOCALES, SLOT_TIME_ZONE } from '@funnel/domain/slot/slot-time';
import { LANGUAGES, type Language } from '@funnel/domain/text/text';

export interface CallTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type Say = (time: Date, language: Language) => string;

/** Cached: creating a format takes far longer than using it. */
function germanTime(parts: Intl.DateTimeFormatOptions): Say {
  const options = { ...parts, timeZone: SLOT_TIME_ZONE };
  const formats = new Map(
    LANGUAGES.map((language) => [language, new Intl.DateTimeFormat(LOCALES[language], options)]),
  );
  return (time, language) => formats.get(language)?.format(time) ?? '';
}

const DAY = { day: 'numeric', month: 'long' } as const;
const shortDay = germanTime(DAY);
const wholeDay = germanTime({ ...DAY, weekday: 'long', year: 'numeric' });
const clock = germanTime({ hour: '2-digit', minute: '2-digit' });

export const callDay = ({ startsAt }: CallTime, language: Language) => wholeDay(startsAt, language);

export const shortCallDay = ({ startsAt }: CallTime, language: Language) => shortDay(startsAt, language);

export function callTime(call: CallTime, language: Language): string {
  const [from, to] = [call.startsAt, call.endsAt].map((time) => clock(time, language));
  return language === 'de' ? `${from} bis ${to} Uhr` : `${from} to ${to}, German time`;
}

/** Dienstag, 17. November. */
export const dayWords = germanTime({ ...DAY, weekday: 'long' });

/** Dienstag, 17. November, 11:00 Uhr. */
export function moment(time: Date, language: Language): string {
  return `${dayWords(time, language)}, ${clock(time, language)}${language === 'de' ? ' Uhr' : ' German time'}`;
}

/** 11:00 Uhr. */
export function clockWords(time: Date, language: Language): string {
  return `${clock(time, language)}${language === 'de' ? ' Uhr' : ''}`;
}
