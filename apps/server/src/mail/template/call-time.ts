import type { Language } from '@funnel/domain/text/text';

export interface CallTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };
const BERLIN = { timeZone: 'Europe/Berlin' } as const;

export function callDay({ startsAt }: CallTime, language: Language): string {
  const format = { ...BERLIN, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return startsAt.toLocaleDateString(LOCALES[language], format);
}

export function shortCallDay({ startsAt }: CallTime, language: Language): string {
  return startsAt.toLocaleDateString(LOCALES[language], { ...BERLIN, day: 'numeric', month: 'long' });
}

export function callTime(call: CallTime, language: Language): string {
  const [from, to] = [call.startsAt, call.endsAt].map((time) => clock(time, language));
  return language === 'de' ? `${from} bis ${to} Uhr` : `${from} to ${to}, German time`;
}

/** A day as people say it: Dienstag, 17. November. */
export function dayWords(time: Date, language: Language): string {
  const format = { ...BERLIN, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return time.toLocaleDateString(LOCALES[language], format);
}

/** A moment as people say it: Dienstag, 17. November, 11:00 Uhr. */
export function moment(time: Date, language: Language): string {
  return `${dayWords(time, language)}, ${clock(time, language)}${language === 'de' ? ' Uhr' : ' German time'}`;
}

/** A time as people say it within a line: 11:00 Uhr. */
export function clockWords(time: Date, language: Language): string {
  return `${clock(time, language)}${language === 'de' ? ' Uhr' : ''}`;
}

function clock(time: Date, language: Language): string {
  return time.toLocaleTimeString(LOCALES[language], { ...BERLIN, hour: '2-digit', minute: '2-digit' });
}
