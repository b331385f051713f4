import type { LocalizedText } from '@funnel/domain/text/text';
import { moment } from './call-time.ts';
import type { AppointmentFacts } from './mail-facts.ts';

/** The sentence that asks the visitor to confirm the time; undefined where there is nothing to confirm. */
export function pleaseConfirm({ toConfirm }: Pick<AppointmentFacts, 'toConfirm'>): LocalizedText | undefined {
  if (!toConfirm) return undefined;
  const { until } = toConfirm;
  if (!until) {
    return {
      de: 'Bitte bestätigen Sie die Zeit noch mit einem Klick.',
      en: 'Please confirm the time with one click.',
    };
  }
  return {
    de: `Bitte bestätigen Sie die Zeit mit einem Klick bis ${moment(until, 'de')}. Danach geben wir sie wieder frei.`,
    en: `Please confirm the time with one click by ${moment(until, 'en')}. After that we release it again.`,
  };
}
