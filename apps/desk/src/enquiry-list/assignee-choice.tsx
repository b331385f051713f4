import { useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { Avatar } from '@funnel/ui/avatar';
import { Options } from '@funnel/ui/select';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './enquiry-table.module.css';

interface AssigneeChoiceProps {
  readonly row: ListedEnquiry;
  readonly staff: readonly { readonly staffId: string; readonly name: string }[];
  readonly isDisabled: boolean;
  readonly onAssign: (staffId: string | null) => void;
}

/** Cannot collide with a staff id: those are longer. */
const NOBODY = '-';

/** The assignee's initials, under an invisible select with full names. */
export function AssigneeChoice({ row, staff, isDisabled, onAssign }: AssigneeChoiceProps) {
  const say = useText();
  const { assignee, fullName } = row;
  return (
    <>
      {assignee ? (
        <Avatar {...assignee} />
      ) : (
        <span className={style['nobody']} aria-hidden="true">
          –
        </span>
      )}
      <select
        name="assignee"
        disabled={isDisabled}
        title={assignee?.name ?? say(texts.nobody)}
        aria-label={say(texts.assigneeOf, { name: fullName })}
        value={assignee?.staffId ?? NOBODY}
        onChange={({ target }) => onAssign(target.value === NOBODY ? null : target.value)}
      >
        <option value={NOBODY}>{say(texts.nobody)}</option>
        {assignee && !staff.some(({ staffId }) => staffId === assignee.staffId) && (
          <option value={assignee.staffId}>{assignee.name}</option>
        )}
        <Options of={staff.map(({ staffId, name }) => ({ value: staffId, name }))} />
      </select>
    </>
  );
}
