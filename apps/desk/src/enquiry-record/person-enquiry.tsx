import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { sourceName } from '@funnel/domain/enquiry/source-names';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Language } from '@funnel/domain/text/text';
import { AnswerPicture } from '@funnel/screen/question/answer-picture';
import { Link } from '@tanstack/react-router';
import { kitchenWords } from '../part/kitchen-words.ts';
import { StatusMark } from '../shell/status-mark.tsx';
import { money, shortMoment } from '../shell/words.ts';
import style from './person-card.module.css';
import { personTexts as texts } from './record-texts.ts';

type Enquiry = Pick<
  EnquiryRecord['samePerson'][number],
  'enquiryId' | 'receivedAt' | 'status' | 'lostReason' | 'answers' | 'estimateValue' | 'source'
>;

interface PersonEnquiryProps extends Enquiry {
  readonly isShown: boolean;
  /** The shown one stands for it. */
  readonly isMerged: boolean;
  readonly now: Date;
  readonly language: Language;
}

const THOUSAND = 1000;

/** One enquiry of a person in two lines: kitchen and estimate, day and way. */
export function PersonEnquiry({ isShown, isMerged, now, language, ...enquiry }: PersonEnquiryProps) {
  const say = useText();
  const { enquiryId, answers, estimateValue, status, lostReason, receivedAt } = enquiry;
  const { question_shape } = answers;
  const source = sourceName(enquiry.source);
  const kitchen = kitchenWords({ ...(question_shape && { question_shape }) }, say);
  const content = (
    <>
      {question_shape ? (
        <AnswerPicture
          question="question_shape"
          code={question_shape}
          answers={answers}
          className={style['picture']}
          isLazy
        />
      ) : (
        <span className={style['picture']} />
      )}
      <span className={style['words']}>
        <b>
          {[
            kitchen || say(texts.noKitchen),
            estimateValue !== null && money(estimateValue * THOUSAND, language),
          ]
            .filter(Boolean)
            .join(', ')}
        </b>
        <span>
          {[
            shortMoment(receivedAt, now, language),
            lostReason ? say(lostReasonNames[lostReason]) : source && say(source),
            isMerged && say(texts.isMerged),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <StatusMark status={status} isShort />
    </>
  );
  return isShown ? (
    <div className={style['line']} aria-current="true">
      {content}
    </div>
  ) : (
    <Link className={style['line']} to="/enquiries/$enquiryId" params={{ enquiryId }}>
      {content}
    </Link>
  );
}
