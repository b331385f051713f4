import type { MailContent } from '../look/mail-content.ts';
import type { MailFacts } from './mail-facts.ts';
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
      de: 'Falls Sie einen Grundriss oder eine Skizze mit Maßen haben, legen Sie sie gern bereit. Das spart Ihnen später Zeit.',
      en: 'If you have a floor plan or a sketch with measurements, please keep it at hand. It will save you time later.',
    },
  ],
};

export function enquiryReceived(facts: MailFacts): MailContent {
  return visitorContent(facts, letter);
}
