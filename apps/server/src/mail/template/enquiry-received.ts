import { MAILED_LINK_DAYS } from '@funnel/domain/floor-plan/floor-plan-link';
import type { Text } from '@funnel/domain/text/text';
import type { MailContent } from '../look/mail-content.ts';
import type { EnquiryFacts } from './mail-facts.ts';
import { type Letter, visitorContent } from './visitor-content.ts';

const letter: Letter = {
  subject: { de: 'Ihre Küchenanfrage ist bei uns', en: 'We have received your kitchen enquiry' },
  preheader: {
    de: 'Vielen Dank! So geht es jetzt weiter.',
    en: 'Thank you! This is what happens next.',
  },
  headline: { de: 'Danke, Ihre Anfrage ist da', en: 'Thank you, your enquiry is here' },
  paragraphs: [
    {
      de: 'wie schön, dass Sie Ihre neue Küche mit uns planen möchten. Ihre Angaben sind sicher angekommen.',
      en: 'How lovely that you want to plan your new kitchen with us. Your details have arrived safely.',
    },
    {
      de: 'Als Nächstes rufen wir Sie an. Wir klären offene Fragen und finden gemeinsam einen Termin für die Planung. Danach sehen Sie Ihre Küche in 3D.',
      en: 'Next, we will give you a call. We will answer open questions and find a date for the planning together. After that you will see your kitchen in 3D.',
    },
    {
      de: 'Falls Sie einen Grundriss oder eine Skizze mit Maßen haben, schicken Sie sie uns gern schon vorab. Ein Foto mit dem Handy genügt.',
      en: 'If you have a floor plan or a sketch with measurements, feel free to send it ahead. A photo taken with your phone will do.',
    },
  ],
};

const send: Text = { de: 'Grundriss schicken', en: 'Send a floor plan' };
const sendHint: Text = {
  de: `Der Link gilt ${MAILED_LINK_DAYS} Tage. Damit kann man nur Dateien hinzufügen, nichts ansehen.`,
  en: `The link works for ${MAILED_LINK_DAYS} days. It can only add files, not show anything.`,
};

export function enquiryReceived(facts: EnquiryFacts): MailContent {
  const { language, floorPlanUrl } = facts;
  const action = floorPlanUrl && { label: send[language], url: floorPlanUrl, hint: sendHint[language] };
  return visitorContent(facts, letter, { sections: [], ...(action && { action }) });
}
