import { defineTexts } from '@funnel/domain/text/define-texts';
import { moment } from './call-time.ts';
import type { AppointmentFacts } from './mail-facts.ts';

const texts = defineTexts('mail.confirmCall', {
  atAll: {
    de: 'Bitte bestätigen Sie die Zeit noch mit einem Klick.',
    en: 'Please confirm the time with one click.',
  },
  inTime: {
    de: 'Bitte bestätigen Sie die Zeit mit einem Klick bis {until}. Danach geben wir sie wieder frei.',
    en: 'Please confirm the time with one click by {until}. After that we release it again.',
  },
});

/** The request to confirm the time; undefined if there is nothing to confirm. */
export function pleaseConfirm({
  standing,
  appointment,
  language,
  say,
}: AppointmentFacts): string | undefined {
  if (standing !== 'RESERVED') return undefined;
  const { heldUntil: until } = appointment;
  return until ? say(texts.inTime, { until: moment(until, language) }) : say(texts.atAll);
}
