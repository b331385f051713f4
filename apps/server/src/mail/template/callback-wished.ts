import { defineTexts } from '@funnel/domain/text/define-texts';
import type { MailContent } from '../layout/mail-content.ts';
import { clockWords, shortCallDay } from './call-time.ts';
import type { AppointmentFacts } from './mail-facts.ts';
import { pleaseConfirm } from './please-confirm.ts';
import { callDetails, type Letter, visitorContent } from './visitor-content.ts';

/** The time was free. */
const agreed: Letter = defineTexts('mail.callback', {
  subject: { de: 'Wir rufen Sie an: {when}', en: 'We will call you: {when}' },
  preheader: { de: 'Ihr Rückruf ist eingetragen.', en: 'Your call-back is in our diary.' },
  headline: { de: 'Wir rufen Sie zurück', en: 'We will call you back' },
  paragraphs: [
    {
      de: 'Ihr Rückruf ist fest eingetragen. Nehmen Sie sich am besten eine Viertelstunde Zeit, dann besprechen wir in Ruhe, was Ihnen wichtig ist.',
      en: 'Your call-back is firmly in our diary. If you can spare a quarter of an hour, we can talk about what matters to you.',
    },
  ],
});

/** The time was free, and is still to be confirmed. */
const reserved: Letter = defineTexts('mail.callbackReserved', {
  subject: { de: 'Bitte bestätigen: Ihr Rückruf am {when}', en: 'Please confirm: your call-back on {when}' },
  preheader: { de: 'Ein Klick genügt.', en: 'One click is enough.' },
  headline: { de: 'Bitte bestätigen Sie Ihren Rückruf', en: 'Please confirm your call-back' },
  paragraphs: [
    {
      de: 'diese Zeit ist für Ihren Rückruf reserviert. {confirm}',
      en: 'This time is reserved for your call-back. {confirm}',
    },
    {
      de: 'Nehmen Sie sich am besten eine Viertelstunde Zeit, dann besprechen wir in Ruhe, was Ihnen wichtig ist.',
      en: 'If you can spare a quarter of an hour, we can talk about what matters to you.',
    },
  ],
});

/** Nothing here may sound as if the time were agreed. */
const wished: Letter = defineTexts('mail.callbackWished', {
  subject: { de: 'Ihr Rückrufwunsch ist bei uns', en: 'We have your preferred time for a call-back' },
  preheader: {
    de: 'Die Zeit ist noch nicht bestätigt. Wir melden uns dazu.',
    en: 'The time is not confirmed yet. We will be in touch.',
  },
  headline: { de: 'Ihr Rückrufwunsch ist notiert', en: 'We have noted your preferred time' },
  paragraphs: [
    {
      de: 'vielen Dank für Ihren Rückrufwunsch. Ob es genau dann klappt, ist noch offen: Der Rückruf ist noch nicht bestätigt.',
      en: 'Thank you for telling us when it suits you. Whether that very time works out is still open: the call-back is not confirmed yet.',
    },
    {
      de: 'Wir versuchen, Sie dann anzurufen, und geben Ihnen vorher Bescheid, ob es klappt oder welche Zeit wir stattdessen vorschlagen.',
      en: 'We will try to call you then, and will let you know beforehand whether it works out or which other time we suggest.',
    },
  ],
});

export function callbackWished(facts: AppointmentFacts): MailContent {
  const { appointment, language } = facts;
  const confirm = pleaseConfirm(facts);
  const when = `${shortCallDay(appointment, language)}, ${clockWords(appointment.startsAt, language)}`;
  const letter = appointment.state !== 'BOOKED' ? wished : confirm ? reserved : agreed;
  return visitorContent(facts, letter, { when, confirm: confirm ?? '' }, callDetails(facts));
}
