import { answerLines } from '@funnel/domain/question/answer-lines';
import { questionsWith } from '@funnel/domain/question/questions';
import { kitchenPicture } from '../kitchen-picture.ts';
import type { FactSection } from '../layout/mail-content.ts';
import type { MailFacts } from './mail-facts.ts';
import { informalTexts, visitorTexts } from './visitor-texts.ts';

/** A recap of the visitor's kitchen, with the picture of its shape. Undefined without answers. */
export function kitchenRecap(
  { enquiry, say, settings }: MailFacts,
  isInformal: boolean,
): FactSection | undefined {
  const lines = answerLines(questionsWith(settings.ownQuestions), enquiry.answers, say);
  if (lines.length === 0) return undefined;
  const shape = lines.find(({ key }) => key === 'question_shape');
  const picture = kitchenPicture(shape?.code);
  return {
    title: say((isInformal ? informalTexts : visitorTexts).kitchen),
    ...(picture && { picture: { ...picture, alt: shape?.answer ?? '' } }),
    facts: lines.map(({ name, answer }) => ({ label: name, value: answer })),
  };
}
