import { type PageName, pageUrl } from '@funnel/contract/page/page-path';
import { greeting, informalGreeting } from '@funnel/domain/contact/mail-name';
import { phoneDigits } from '@funnel/domain/contact/phone';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import type { Fact, MailContent } from '../look/mail-content.ts';
import { callDay, callTime } from './call-time.ts';
import { legalUrl } from './legal-url.ts';
import type { AppointmentFacts, MailFacts } from './mail-facts.ts';
import { informalTexts, visitorTexts as texts } from './visitor-texts.ts';

export interface Letter {
  readonly subject: LocalizedText;
  readonly preheader: LocalizedText;
  readonly headline: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  /** Says du. */
  readonly isInformal?: boolean;
}

/** A mail to a visitor: greeting, the letter's own words, what it is about, and how to answer. */
export function visitorContent(
  facts: MailFacts,
  letter: Letter,
  more: Pick<MailContent, 'sections' | 'action'> = { sections: [] },
): MailContent {
  const { language, enquiry, settings } = facts;
  const { reply, regards, reason } = letter.isInformal ? informalTexts : texts;
  const greet = letter.isInformal ? informalGreeting : greeting;
  return {
    language,
    subject: letter.subject[language],
    preheader: letter.preheader[language],
    headline: letter.headline[language],
    paragraphs: [greet(enquiry, language), ...letter.paragraphs.map((text) => text[language])],
    ...more,
    closing: [reply[language], regards[language].replace('{brand}', () => settings.brand.name)],
    reason: reason[language],
    links: [
      { label: texts.imprint[language], url: legalUrl(settings, 'imprint', language) },
      { label: texts.privacy[language], url: legalUrl(settings, 'privacy', language) },
    ],
  };
}

/** When and where we call, and the link to confirm or change it. */
export function callDetails(facts: AppointmentFacts): Pick<MailContent, 'sections' | 'action'> {
  const { language, appointment, appointmentUrl, enquiry, toConfirm } = facts;
  const { state } = appointment;
  const isWish = state === 'WISHED' || state === 'LAPSED';
  const [day, time] = isWish ? [texts.wishedDay, texts.wishedTime] : ([texts.day, texts.time] as const);
  const phone = phoneEnding(enquiry.telephoneRaw, texts.phoneEnding[language]);
  const details: Fact[] = [
    { label: day[language], value: callDay(appointment, language) },
    { label: time[language], value: callTime(appointment, language) },
    ...(state === 'CANCELLED' ? [] : [{ label: texts.phone[language], value: phone }]),
  ];
  const label = toConfirm ? texts.confirm : state === 'LAPSED' ? texts.chooseAgain : texts.change;
  const action = {
    label: label[language],
    url: appointmentUrl ?? '',
    hint: (toConfirm ? texts.confirmHint : texts.changeHint)[language],
  };
  return { sections: [{ facts: details }], ...(appointmentUrl && { action }) };
}

/** Enough to notice a mistyped number; a stranger whose address was typed learns no number from it. */
function phoneEnding(telephone: string, text: string): string {
  return text.replace('{digits}', phoneDigits(telephone).slice(-3));
}

/** The token in the fragment, which no server and no log ever sees. */
export function mailedUrl(page: PageName, publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${pageUrl(page, {}, language)}#token=${encodeURIComponent(token)}`;
}
