import { MAILED_LINK_DAYS } from '@funnel/domain/floor-plan/floor-plan-link';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { MailContent } from '../layout/mail-content.ts';
import type { MailFacts } from './mail-facts.ts';

const texts = defineTexts('mail.enquiry', {
  send: { de: 'Grundriss schicken', en: 'Send a floor plan' },
  sendHint: {
    de: 'Der Link gilt {days} Tage. Damit kann man nur Dateien hinzufügen, nichts ansehen.',
    en: 'The link works for {days} days. It can only add files, not show anything.',
  },
});

/** The link for later floor plans. */
export function floorPlanAction({ say, floorPlanUrl }: MailFacts): MailContent['action'] {
  if (floorPlanUrl === undefined) return undefined;
  const hint = say(texts.sendHint, { days: String(MAILED_LINK_DAYS) });
  return { label: say(texts.send), url: floorPlanUrl, hint };
}
