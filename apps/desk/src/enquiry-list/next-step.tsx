import { useLanguage, useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
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
  const moment = (instant: string) => shortMoment(instant, now, language);
  const agreed = agreedWords(row, say, moment);
  if (agreed !== undefined || row.callBy === null) return agreed;
  const late = now.getTime() - new Date(row.callBy).getTime();
  return late > 0 ? (
    <Chip tone="red">{lateWords(late, say)}</Chip>
  ) : (
    <Chip tone="ochre">{say(texts.callBy, { time: moment(row.callBy) })}</Chip>
  );
}

function agreedWords(row: ListedEnquiry, say: Say, moment: (instant: string) => string): string | undefined {
  const { visit, appointment, nextTryAt, status, lostReason } = row;
  if (status === 'LOST') return lostReason ? say(lostReasonNames[lostReason]) : '';
  if (visit) return say(texts.visit, { time: moment(visit.start) });
  if (nextTryAt) return say(texts.again, { time: moment(nextTryAt) });
  const standing = appointment && standingOf(appointment);
  if (!standing || standing === 'CANCELLED') return undefined;
  const isWish = standing === 'WISHED' || standing === 'LAPSED';
  const words = say(isWish ? texts.wished : texts.call, { time: moment(appointment.start) });
  return standing === 'RESERVED' ? `${words}, ${say(standingTexts.RESERVED)}` : words;
}
