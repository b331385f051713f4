import { defineTexts } from '@funnel/domain/text/define-texts';
import type { MailContent } from '../layout/mail-content.ts';
import { floorPlanAction } from './floor-plan-action.ts';
import type { MailFacts } from './mail-facts.ts';
import { type Letter, visitorContent } from './visitor-content.ts';

const letter: Letter = defineTexts('mail.enquiry', {
  subject: { de: 'Ihre Küchenanfrage ist bei uns', en: 'We have received your kitchen enquiry' },
  preheader: {
    de: 'Vielen Dank! So geht es jetzt weiter.',
    en: 'Thank you! This is what happens next.',
  },
  headline: { de: 'Danke, Ihre Anfrage ist da', en: 'Thank you, we have your enquiry' },
  paragraphs: [
    {
      de: 'wie schön, dass Sie Ihre neue Küche mit uns planen möchten. Ihre Angaben sind sicher angekommen.',
      en: 'How lovely that you want to plan your new kitchen with us. Your details have arrived safely.',
    },
    {
      de: 'Als Nächstes rufen wir Sie an. Wir klären offene Fragen und finden gemeinsam einen Termin für die Planung.',
      en: 'Next, we will give you a call. We will answer open questions and find a date for the planning together.',
    },
    {
      de: 'Falls Sie einen Grundriss oder eine Skizze mit Maßen haben, schicken Sie sie uns gern schon vorab. Ein Foto mit dem Handy genügt.',
      en: 'If you have a floor plan or a sketch with measurements, feel free to send it ahead. A photo taken with your phone will do.',
    },
  ],
});

/** To applicants of the tester promotion (R28). */
const testerLetter: Letter = defineTexts('mail.tester', {
  subject: { de: 'Deine Bewerbung als Küchentester ist da', en: 'We’ve got your kitchen tester application' },
  preheader: {
    de: 'Du hörst innerhalb von 48 Stunden von uns.',
    en: 'You’ll hear from us within 48 hours.',
  },
  headline: { de: 'Danke, deine Bewerbung ist da', en: 'Thanks, we’ve got your application' },
  paragraphs: [
    {
      de: 'deine Bewerbung als Küchentester ist angekommen. Innerhalb von 48 Stunden bekommst du eine Antwort von uns.',
      en: 'We’ve got your application as a kitchen tester. You’ll get an answer from us within 48 hours.',
    },
    {
      de: 'Danach rufen wir dich kurz an: Das Gespräch dauert etwa 5 Minuten.',
      en: 'After that we’ll give you a quick call: it takes about 5 minutes.',
    },
  ],
  isInformal: true,
});

export function enquiryReceived(facts: MailFacts): MailContent {
  if (facts.enquiry.entry === 'TESTER') return visitorContent(facts, testerLetter);
  const action = floorPlanAction(facts);
  return visitorContent(facts, letter, {}, { sections: [], ...(action && { action }) });
}
