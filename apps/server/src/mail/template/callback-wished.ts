import { defineTexts } from '@funnel/domain/text/define-texts';
import type { MailContent } from '../layout/mail-content.ts';
import { clockWords, shortCallDay } from './call-time.ts';
import type { AppointmentFacts } from './mail-facts.ts';
import { pleaseConfirm } from './please-confirm.ts';
import { callDetails, type Letter, visitorContent } from './visitor-content.ts';

/** The time was free. */
const agreed: Letter = defineTexts('mail.callback', {
  subject: { de: 'Gebucht: Ihr Rückruf am {when}', en: 'Booked: your call-back on {when}' },
  preheader: {
    de: 'Wir rufen Sie an. Der Kalendereintrag liegt bei.',
    en: 'We will call you. The calendar entry is attached.',
  },
  headline: { de: 'Wir rufen Sie zurück', en: 'We will call you back' },
  paragraphs: [
    {
      de: 'Ihr Rückruf ist gebucht. Nehmen Sie sich am besten eine Viertelstunde Zeit, dann besprechen wir in Ruhe, was Ihnen wichtig ist.',
      en: 'Your call-back is booked. If you can spare a quarter of an hour, we can talk about what matters to you.',
    },
  ],
});

/** The time was free, and needs a confirmation. */
const reserved: Letter = defineTexts('mail.callbackReserved', {
  subject: {
    de: 'Reserviert, bitte bestätigen: Ihr Rückruf am {when}',
    en: 'Reserved, please confirm: your call-back on {when}',
  },
  preheader: { de: 'Ein Klick genügt.', en: 'One click is enough.' },
  headline: { de: 'Ihr Rückruf ist reserviert', en: 'Your call-back is reserved' },
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

/** This must not read as an agreed time. */
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
  const { appointment, standing, language } = facts;
  const when = `${shortCallDay(appointment, language)}, ${clockWords(appointment.startsAt, language)}`;
  const letter = standing === 'RESERVED' ? reserved : standing === 'BOOKED' ? agreed : wished;
  return visitorContent(facts, letter, { when, confirm: pleaseConfirm(facts) ?? '' }, callDetails(facts));
}
