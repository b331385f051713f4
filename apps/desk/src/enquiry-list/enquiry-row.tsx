import { useLanguage, useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import type { SearchWord } from '@funnel/domain/desk-search/search-words';
import { lostReasonNames, statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { LOST_REASONS, type LostReason, MOVES, type Status } from '@funnel/domain/pipeline/status';
import { AnswerPicture } from '@funnel/screen/question/answer-picture';
import { PlaceWords } from '../part/found-words.tsx';
import { kitchenWords } from '../part/kitchen-words.ts';
import type { ListQuery } from '../part/use-enquiry-pages.ts';
import { showroomName } from '../shell/showroom-name.ts';
import { StatusMark } from '../shell/status-mark.tsx';
import { money, shortMoment } from '../shell/words.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './enquiry-table.module.css';
import { NameCell } from './name-cell.tsx';
import { NextStep } from './next-step.tsx';
import type { NewStatus } from './use-changes.ts';

interface EnquiryRowProps {
  readonly row: ListedEnquiry;
  readonly now: Date;
  /** The query of the list. The record needs it for its previous and next links. */
  readonly list: ListQuery;
  readonly staff: readonly { readonly staffId: string; readonly name: string }[];
  /** The search terms, to highlight matches. */
  readonly words: readonly SearchWord[];
  readonly isSelected: boolean;
  /** Stale rows are read-only. */
  readonly isStale: boolean;
  readonly onSelect: () => void;
  readonly onMove: (to: NewStatus) => void;
  readonly onAssign: (staffId: string | null) => void;
}

const THOUSAND = 1000;

export function EnquiryCells(props: EnquiryRowProps) {
  const { row, now, list, staff, words, isSelected, isStale, onSelect, onMove, onAssign } = props;
  const say = useText();
  const { language } = useLanguage();
  const { fullName, status, answers, estimateValue, showroom, campaign, postcode } = row;
  const { question_shape: shape } = answers;
  return (
    <>
      <td className={style['select']}>
        <input
          type="checkbox"
          name="select"
          checked={isSelected}
          disabled={isStale}
          aria-label={say(texts.select, { name: fullName })}
          onChange={onSelect}
        />
      </td>
      <td className={style['status']}>
        <StatusMark status={status} />
        <select
          name="status"
          disabled={isStale}
          aria-label={say(texts.statusOf, { name: fullName })}
          value={status}
          onChange={({ target }) => onMove(newStatus(target.value))}
        >
          <option value={status}>{say(statusNames[status])}</option>
          {MOVES[status]
            .filter((to) => to !== 'LOST')
            .map((to) => (
              <option key={to} value={to}>
                {say(statusNames[to])}
              </option>
            ))}
          {MOVES[status].includes('LOST') && (
            <optgroup label={say(statusNames.LOST)}>
              {LOST_REASONS.map((reason) => (
                <option key={reason} value={`LOST ${reason}`}>
                  {say(lostReasonNames[reason])}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </td>
      <NameCell row={row} list={list} words={words} />
      <td className={style['received']}>{shortMoment(row.receivedAt, now, language)}</td>
      <td data-column="place">
        <PlaceWords postcode={postcode} words={words} />
      </td>
      <td className={style['kitchen']}>
        {shape && (
          <AnswerPicture
            question="question_shape"
            code={shape}
            answers={answers}
            className={style['picture']}
          />
        )}
        <span>{kitchenWords(answers, say)}</span>
      </td>
      <td className={style['money']}>
        {estimateValue === null ? '–' : money(estimateValue * THOUSAND, language)}
      </td>
      <td data-column="showroom">{showroomName(showroom)}</td>
      <td className={style['campaign']} data-column="campaign" title={campaign ?? undefined}>
        {campaign}
      </td>
      <td className={style['who']}>
        <AssigneeChoice row={row} staff={staff} isDisabled={isStale} onAssign={onAssign} />
      </td>
      <td className={style['next']}>
        <NextStep row={row} now={now} />
      </td>
    </>
  );
}

function newStatus(value: string): NewStatus {
  const [status, lostReason] = value.split(' ') as [Status, LostReason?];
  return { status, ...(lostReason && { lostReason }) };
}
