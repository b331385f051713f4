import { mailPicture } from '@funnel/contract/page/mail-picture';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { shape } from '@funnel/domain/question/shape';
import { shortNames } from '@funnel/domain/question/short-names';
import type { FactSection } from '../look/mail-content.ts';
import type { MailFacts } from './mail-facts.ts';
import { informalTexts, visitorTexts } from './visitor-texts.ts';

/** The kitchen as the visitor has described it, with the picture of its shape. Undefined where nothing was asked. */
export function kitchenRecap(
  { enquiry, say, settings }: MailFacts,
  isInformal: boolean,
): FactSection | undefined {
  const lines = answerLines(enquiry.answers, say);
  if (lines.length === 0) return undefined;
  const pictured = lines.find(
    ({ key, code }) => key === shape.key && shape.tiles.some((tile) => tile === code),
  );
  return {
    title: say((isInformal ? informalTexts : visitorTexts).kitchen),
    ...(pictured && {
      picture: { url: settings.publicUrl + mailPicture(pictured.code), alt: pictured.answer },
    }),
    facts: lines.map(({ key, answer }) => ({ label: say(shortNames[key]), value: answer })),
  };
}
