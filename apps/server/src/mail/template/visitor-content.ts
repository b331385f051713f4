import { type PageName, pageUrl } from '@funnel/contract/page/page-path';
import { mailGreeting } from '@funnel/domain/contact/mail-greeting';
import { phoneDigits } from '@funnel/domain/contact/phone';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import type { Fact, MailContent } from '../layout/mail-content.ts';
import { callDay, callTime } from './call-time.ts';
import { floorPlanAction } from './floor-plan-action.ts';
import { kitchenRecap } from './kitchen-recap.ts';
import { legalUrl } from './legal-url.ts';
import type { AppointmentFacts, MailFacts } from './mail-facts.ts';
import { informalTexts, visitorTexts as texts } from './visitor-texts.ts';

export interface Letter {
  readonly subject: LocalizedText;
  readonly preheader: LocalizedText;
  readonly headline: LocalizedText;
  readonly paragraphs: readonly LocalizedText[];
  /** Uses `du`. */
  readonly isInformal?: boolean;
}

/** A mail to a visitor: greeting, body, details, and how to reply. */
export function visitorContent(
  facts: MailFacts,
  letter: Letter,
  values: Readonly<Record<string, string>> = {},
  more: Pick<MailContent, 'sections' | 'action' | 'sideAction'> = { sections: [] },
): MailContent {
  const { language, say, enquiry, settings } = facts;
  const { reply, regards, team, reason } = letter.isInformal ? informalTexts : texts;
  const { name, contact } = settings.brand;
  const signers = [...(contact.person ? [contact.person] : []), say(team, { brand: name })];
  const manner = letter.isInformal ? 'informal' : 'formal';
  return {
    language,
    subject: say(letter.subject, values),
    preheader: say(letter.preheader, values),
    headline: say(letter.headline, values),
    paragraphs: [
      mailGreeting(enquiry.fullName, language, manner),
      ...letter.paragraphs.map((text) => say(text, values)),
    ],
    ...more,
    recap: facts.isFirst ? kitchenRecap(facts, manner === 'informal') : undefined,
    closing: [say(reply), [say(regards), ...signers].join('\n')],
    reason: say(reason),
    links: [
      { label: say(texts.imprint), url: legalUrl(settings, 'imprint', language) },
      { label: say(texts.privacy), url: legalUrl(settings, 'privacy', language) },
    ],
  };
}

/** When and where we call, and the link to confirm or change it. */
export function callDetails(
  facts: AppointmentFacts,
  isToChooseAgain = facts.appointment.state === 'LAPSED',
): Pick<MailContent, 'sections' | 'action' | 'sideAction'> {
  const { language, say, appointment, appointmentUrl, enquiry, standing } = facts;
  const { state } = appointment;
  const former =
    facts.formerCall && `${callDay(facts.formerCall, language)}, ${callTime(facts.formerCall, language)}`;
  const isWish = state === 'WISHED' || state === 'LAPSED';
  const [day, time] = isWish ? [texts.wishedDay, texts.wishedTime] : ([texts.day, texts.time] as const);
  // Enough to notice a mistyped number, too little for a stranger whose address was typed.
  const phone = say(texts.phoneEnding, { digits: phoneDigits(enquiry.telephoneRaw).slice(-3) });
  const details: Fact[] = [
    { label: say(day), value: callDay(appointment, language) },
    { label: say(time), value: callTime(appointment, language) },
    ...(former ? [{ label: say(texts.formerly), value: former }] : []),
    ...(state === 'CANCELLED' ? [] : [{ label: say(texts.phone), value: phone }]),
  ];
  // Nothing to confirm while the visitor has to choose another time.
  const isToConfirm = standing === 'RESERVED' && !isToChooseAgain;
  const label = isToConfirm ? texts.confirm : isToChooseAgain ? texts.chooseAgain : texts.change;
  const action = {
    label: say(label),
    url: appointmentUrl ?? '',
    hint: say(isToConfirm ? texts.confirmHint : texts.changeHint),
  };
  const sideAction = floorPlanAction(facts);
  return {
    sections: [{ facts: details }],
    ...(appointmentUrl && { action }),
    ...(sideAction && { sideAction }),
  };
}

/** The token is in the fragment, which reaches no server and no log. */
export function mailedUrl(page: PageName, publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${pageUrl(page, {}, language)}#token=${encodeURIComponent(token)}`;
}
