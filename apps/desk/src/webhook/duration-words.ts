import { LOCALES } from '@funnel/domain/slot/slot-time';
import type { Language } from '@funnel/domain/text/text';

const SECOND_MS = 1000;
const LONG_MS = 10 * SECOND_MS;

/** 86 ms, 2,1 s, 15 s */
export function durationWords(ms: number, language: Language): string {
  if (ms < SECOND_MS) return `${ms} ms`;
  const maximumFractionDigits = ms < LONG_MS ? 1 : 0;
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits }).format(ms / SECOND_MS)} s`;
}
