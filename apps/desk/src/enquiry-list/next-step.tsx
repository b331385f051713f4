import { useLanguage, useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import type { Standing } from '@funnel/domain/appointment/standing';
import { nextStepOf } from '@funnel/domain/enquiry-list/next-step';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import { Chip } from '@funnel/ui/chip';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { shortMoment } from '../shell/words.ts';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { lateWords } from './late-words.ts';
import style from './next-step.module.css';

interface NextStepProps {
  readonly row: ListedEnquiry;
  readonly now: Date;
}

/** The next step of this enquiry: a visit, a call, another try, or the deadline of the first call. */
export function NextStep({ row, now }: NextStepProps) {
  const say = useText();
  const { language } = useLanguage();
  if (row.status === 'LOST') return row.lostReason && say(lostReasonNames[row.lostReason]);
  const step = nextStepOf(row);
  if (!step) return null;
  const time = shortMoment(step.at, now, language);
  if (step.kind === 'CALL') return <PlannedCall standing={step.standing} time={time} />;
  if (step.kind !== 'FIRST_CALL') return say(step.kind === 'VISIT' ? texts.visit : texts.again, { time });
  const late = now.getTime() - new Date(step.at).getTime();
  return late > 0 ? (
    <Chip tone="red">{lateWords(late, say)}</Chip>
  ) : (
    <Chip tone="ochre">{say(texts.callBy, { time })}</Chip>
  );
}

/** The standing has its own line, since the column truncates. */
function PlannedCall({ standing, time }: { readonly standing: Standing; readonly time: string }) {
  const say = useText();
  const isWish = standing === 'WISHED' || standing === 'LAPSED';
  return (
    <>
      {say(isWish ? texts.wished : texts.call, { time })}
      {standing === 'RESERVED' && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <small className={style['standing']}>{say(standingTexts.RESERVED)}</small>
        </>
      )}
    </>
  );
}
