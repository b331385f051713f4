import { useText } from '@funnel/browser/language';
import type { ManyChange } from '@funnel/contract/pipeline/change-enquiry';
import { lostReasonNames, statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { LOST_REASONS, type LostReason, STATUSES, type Status } from '@funnel/domain/pipeline/status';
import { PersonIcon, RepeatIcon, StoreIcon } from '@funnel/ui/desk-icon';
import { CloseIcon } from '@funnel/ui/icon';
import { KeyCap } from '@funnel/ui/key-cap';
import { Options } from '@funnel/ui/select';
import type { ComponentProps, ReactNode } from 'react';
import { useShowrooms } from '../shell/showrooms.ts';
import { useMay } from '../shell/staff.ts';
import { useKeys } from '../shell/use-keys.ts';
import style from './bulk-bar.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { ExportLinks } from './export-links.tsx';
import { selectedWords } from './selected-words.ts';

interface BulkBarProps {
  readonly ids: readonly string[];
  /** All results are selected. */
  readonly isAll: boolean;
  readonly staff: readonly { readonly staffId: string; readonly name: string }[];
  readonly isBusy: boolean;
  readonly onChange: (change: ManyChange) => void;
  /** Undefined: the limit of a bulk change is reached. */
  readonly onAll: (() => void) | undefined;
  readonly onClear: () => void;
}

/** Cannot collide with a staff id: those are longer. */
const NOBODY = '-';

/** Bulk actions for the selected enquiries. */
export function BulkBar({ ids, isAll, staff, isBusy, onChange, onAll, onClear }: BulkBarProps) {
  const say = useText();
  const showrooms = useShowrooms();
  const may = useMay();
  const open = (name: string) => {
    const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    select?.focus();
    select?.showPicker();
  };
  useKeys({ w: () => open('bulk_assign'), s: () => open('bulk_status'), Escape: onClear });
  return (
    <section
      className={style['bar']}
      aria-label={say(texts.bulk)}
      aria-busy={isBusy || undefined}
      data-bulk={ids.length}
    >
      <b>{selectedWords({ count: ids.length, isAll }, say)}</b>
      {onAll && (
        <button
          type="button"
          className={`${style['act']} ${style['all']}`}
          data-action="select-all"
          aria-label={say(texts.selectAll)}
          onClick={onAll}
        >
          {say(texts.allShort)}
        </button>
      )}
      <BulkSelect
        name="bulk_assign"
        label={say(texts.assign)}
        icon={<PersonIcon size="s" />}
        keyCap="W"
        onChoose={(value) => onChange({ assignee: value === NOBODY ? null : value })}
      >
        <option value={NOBODY}>{say(texts.nobody)}</option>
        <Options of={staff.map(({ staffId, name }) => ({ value: staffId, name }))} />
      </BulkSelect>
      <BulkSelect
        name="bulk_status"
        label={say(texts.status)}
        icon={<RepeatIcon size="s" />}
        keyCap="S"
        onChoose={(value) => onChange(newStatus(value))}
      >
        {STATUSES.filter((status) => status !== 'LOST').map((status) => (
          <option key={status} value={status}>
            {say(statusNames[status])}
          </option>
        ))}
        <optgroup label={say(statusNames.LOST)}>
          {LOST_REASONS.map((reason) => (
            <option key={reason} value={`LOST ${reason}`}>
              {say(lostReasonNames[reason])}
            </option>
          ))}
        </optgroup>
      </BulkSelect>
      <BulkSelect
        name="bulk_showroom"
        label={say(texts.showroom)}
        icon={<StoreIcon size="s" />}
        onChoose={(value) => onChange({ showroom: value })}
      >
        <Options of={showrooms.map(({ id, name }) => ({ value: id, name }))} />
      </BulkSelect>
      {may('enquiry.export') && (
        <ExportLinks query={{ ids: ids.join() }} as={BulkLink} action="export-selected" />
      )}
      <button
        type="button"
        className={style['clear']}
        data-action="clear-selection"
        aria-label={say(texts.clear)}
        onClick={onClear}
      >
        <CloseIcon size="s" />
      </button>
    </section>
  );
}

function BulkLink(props: Omit<ComponentProps<'a'>, 'className' | 'style'>) {
  return <a {...props} className={`${style['act']} ${style['export']}`} />;
}

interface BulkSelectProps {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly keyCap?: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** An invisible native select over its button. */
function BulkSelect({ name, label, icon, keyCap, onChoose, children }: BulkSelectProps) {
  return (
    <span className={style['act']}>
      {icon}
      <span aria-hidden="true">{label}</span>
      {keyCap && <KeyCap>{keyCap}</KeyCap>}
      <select name={name} aria-label={label} value="" onChange={({ target }) => onChoose(target.value)}>
        <option value="" hidden>
          {label}
        </option>
        {children}
      </select>
    </span>
  );
}

function newStatus(value: string): ManyChange {
  const [status, lostReason] = value.split(' ') as [Status, LostReason?];
  return { status, ...(lostReason && { lostReason }) };
}
