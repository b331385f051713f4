const MINUTE_MS = 60_000;
const SOON_MINUTES = 15;
const FAR_MINUTES = 120;

interface Promised {
  readonly from: string;
  readonly until: string;
}

interface TimeLeft {
  readonly state: 'ahead' | 'inTime' | 'far' | 'soon' | 'late';
  /** Of the promised time, from 0 to 1. */
  readonly share: number;
  /** Negative if it is late. */
  readonly minutes: number;
}

/** How much is left of a promise. */
export function timeLeft({ from, until }: Promised, now: Date): TimeLeft {
  const [begin, end, moment] = [new Date(from).getTime(), new Date(until).getTime(), now.getTime()];
  if (moment > end) return { state: 'late', share: 1, minutes: -Math.floor((moment - end) / MINUTE_MS) };
  const minutes = Math.ceil((end - moment) / MINUTE_MS);
  if (moment < begin) return { state: 'ahead', share: 0, minutes };
  const share = end > begin ? (end - moment) / (end - begin) : 1;
  if (minutes < SOON_MINUTES) return { state: 'soon', share, minutes };
  return { state: minutes > FAR_MINUTES ? 'far' : 'inTime', share, minutes };
}
