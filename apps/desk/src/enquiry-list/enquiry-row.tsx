import { useLanguage, useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import { lostReasonNames, statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { LOST_REASONS, type LostReason, MOVES, type Status } from '@funnel/domain/pipeline/status';
import type { Say } from '@funnel/domain/text/say';
import { AnswerPicture } from '@funnel/screen/question/answer-picture';
import { Link } from '@tanstack/react-router';
import { kitchenWords } from '../shell/enquiry/kitchen-words.ts';
import type { ListQuery } from '../shell/enquiry/use-enquiry-pages.ts';
import { showroomName } from '../shell/showroom-name.ts';
import { StatusMark } from '../shell/status-mark.tsx';
import { money, shortMoment } from '../shell/words.ts';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './enquiry-table.module.css';
import type { NewStatus } from './use-changes.ts';

interface EnquiryRowProps {
  readonly row: ListedEnquiry;
  readonly now: Date;
  /** What the row was listed by: its record knows its neighbours by that. */
  readonly list: ListQuery;
  readonly staff: readonly { readonly staffId: string; readonly name: string }[];
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onMove: (to: NewStatus) => void;
  readonly onAssign: (staffId: string | null) => void;
}

const THOUSAND = 1000;
/** Not a staff id: those are longer. */
const NOBODY = '-';

/** The cells of one row. */
export function EnquiryCells(props: EnquiryRowProps) {
  const { row, now, list, staff, isSelected, onSelect, onMove, onAssign } = props;
  const say = useText();
  const { language } = useLanguage();
  const { fullName, status, answers, estimateValue, showroom, assignee, postcode, telephone } = row;
  const { question_shape: shape } = answers;
  return (
    <>
      <td className={style['select']}>
        <input
          type="checkbox"
          name="select"
          checked={isSelected}
          aria-label={say(texts.select, { name: fullName })}
          onChange={onSelect}
        />
      </td>
      <td className={style['status']}>
        <StatusMark status={status} />
        <select
          name="status"
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
      <td className={style['name']}>
        <Link to="/enquiries/$enquiryId" params={{ enquiryId: row.enquiryId }} state={{ list }}>
          <bdi>{fullName}</bdi>
        </Link>
        <span className={style['marks']}>
          {row.isSuspect && <em>{say(texts.suspect)}</em>}
          {row.isRescued && <em>{say(texts.rescued)}</em>}
          {row.isMerged && <em>{say(texts.merged)}</em>}
        </span>
        <small>{telephone}</small>
      </td>
      <td>{shortMoment(row.receivedAt, now, language)}</td>
      <td className={style['place']}>{[postcode, postcodeArea(postcode)].filter(Boolean).join(' ')}</td>
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
      <td className={style['showroom']}>{showroomName(showroom)}</td>
      <td className={style['who']}>
        <select
          name="assignee"
          aria-label={say(texts.assigneeOf, { name: fullName })}
          value={assignee?.staffId ?? NOBODY}
          onChange={({ target }) => onAssign(target.value === NOBODY ? null : target.value)}
        >
          <option value={NOBODY}>{say(texts.nobody)}</option>
          {assignee && !staff.some(({ staffId }) => staffId === assignee.staffId) && (
            <option value={assignee.staffId}>{assignee.name}</option>
          )}
          {staff.map(({ staffId, name }) => (
            <option key={staffId} value={staffId}>
              {name}
            </option>
          ))}
        </select>
      </td>
      <td className={style['next']}>
        {nextWords(row, say, (instant) => shortMoment(instant, now, language))}
      </td>
    </>
  );
}

function newStatus(value: string): NewStatus {
  const [status, lostReason] = value.split(' ') as [Status, LostReason?];
  return { status, ...(lostReason && { lostReason }) };
}

/** What comes next for this enquiry: a visit, a call, or another try. */
function nextWords(row: ListedEnquiry, say: Say, moment: (instant: string) => string): string {
  const { visit, appointment, nextTryAt, status, lostReason } = row;
  if (status === 'LOST') return lostReason ? say(lostReasonNames[lostReason]) : '';
  if (visit) return say(texts.visit, { time: moment(visit.start) });
  if (nextTryAt) return say(texts.again, { time: moment(nextTryAt) });
  if (appointment && appointment.state !== 'CANCELLED')
    return say(texts.call, { time: moment(appointment.start) });
  return '';
}
