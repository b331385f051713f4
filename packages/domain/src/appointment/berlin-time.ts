const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** What the clocks in Germany show, whatever the server's own zone is. */
export interface WallTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM:SS */
  readonly time: string;
}

export function berlinTime(instant: Date): WallTime {
  const found = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${found['year']}-${found['month']}-${found['day']}`,
    time: `${found['hour']}:${found['minute']}:${found['second']}`,
  };
}
