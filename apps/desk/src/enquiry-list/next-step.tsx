import { useLanguage, useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { nextStepOf, type NextStep as Step } from '@funnel/domain/enquiry-list/next-step';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Say } from '@funnel/domain/text/say';
import { Chip } from '../shell/chip.tsx';
import { shortMoment } from '../shell/words.ts';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { lateWords } from './late-words.ts';

interface NextStepProps {
  readonly row: ListedEnquiry;
  readonly now: Date;
}

/** What comes next for this enquiry: a visit, a call, another try, or the first call and by when. */
export function NextStep({ row, now }: NextStepProps) {
  const say = useText();
  const { language } = useLanguage();
  if (row.status === 'LOST') return row.lostReason && say(lostReasonNames[row.lostReason]);
  const step = nextStepOf(row);
  if (!step) return null;
  const time = shortMoment(step.at, now, language);
  if (step.kind !== 'FIRST_CALL') return stepWords(step, time, say);
  const late = now.getTime() - new Date(step.at).getTime();
  return late > 0 ? (
    <Chip tone="red">{lateWords(late, say)}</Chip>
  ) : (
    <Chip tone="ochre">{say(texts.callBy, { time })}</Chip>
  );
}

function stepWords(step: Exclude<Step, { readonly kind: 'FIRST_CALL' }>, time: string, say: Say): string {
  if (step.kind !== 'CALL') return say(step.kind === 'VISIT' ? texts.visit : texts.again, { time });
  const isWish = step.standing === 'WISHED' || step.standing === 'LAPSED';
  const words = say(isWish ? texts.wished : texts.call, { time });
  return step.standing === 'RESERVED' ? `${words}, ${say(standingTexts.RESERVED)}` : words;
}
