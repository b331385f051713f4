import { useText } from '@funnel/browser/language';
import { ENTERED_SOURCES } from '@funnel/domain/enquiry/entered-enquiry';
import { sourceNames } from '@funnel/domain/enquiry/source-names';
import { statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { STATUSES, type Status } from '@funnel/domain/pipeline/status';
import type { ViewFilter } from '@funnel/domain/saved-view/saved-view';
import toggleStyle from '@funnel/ui/toggle.module.css';
import { useRef } from 'react';
import { useShowrooms } from '../shell/showrooms.ts';
import { useKeys } from '../shell/use-keys.ts';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { FilterChoice } from './filter-choice.tsx';

interface FilterBarProps {
  readonly filter: ViewFilter;
  readonly staff: readonly { readonly staffId: string; readonly name: string }[];
  readonly onFilter: (filter: ViewFilter) => void;
}

const DAYS = [1, 7, 30, 365];

export function FilterBar({ filter, staff, onFilter }: FilterBarProps) {
  const say = useText();
  const showrooms = useShowrooms();
  const bar = useRef<HTMLFieldSetElement>(null);
  useKeys({ f: () => bar.current?.querySelector<HTMLElement>('button')?.focus() });
  const { status = [], assignee = '', showroom = '', source = [], days } = filter;
  const toggle = (one: Status) =>
    onFilter({
      ...filter,
      status: status.includes(one) ? status.filter((each) => each !== one) : [...status, one],
    });
  return (
    <fieldset ref={bar} className={style['filters']} aria-label={say(texts.filter)}>
      {STATUSES.map((each) => (
        <button
          key={each}
          type="button"
          className={toggleStyle['pill']}
          data-filter={each}
          aria-pressed={status.includes(each)}
          onClick={() => toggle(each)}
        >
          {say(statusNames[each])}
        </button>
      ))}
      <FilterChoice
        name="filter_assignee"
        label={say(texts.assignee)}
        any={say(texts.anybody)}
        value={assignee}
        onChange={(value) => onFilter({ ...filter, assignee: value })}
        options={[
          { value: 'me', name: say(texts.me) },
          { value: 'nobody', name: say(texts.nobodys) },
          ...staff.map(({ staffId, name }) => ({ value: staffId, name })),
        ]}
      />
      <FilterChoice
        name="filter_showroom"
        label={say(texts.showroom)}
        any={say(texts.anyShowroom)}
        value={showroom}
        onChange={(value) => onFilter({ ...filter, showroom: value })}
        options={[
          { value: 'none', name: say(texts.noShowroom) },
          ...showrooms.map(({ id, name }) => ({ value: id, name })),
        ]}
      />
      <FilterChoice
        name="filter_days"
        label={say(texts.received)}
        any={say(texts.anyTime)}
        value={days === undefined ? '' : String(days)}
        onChange={(value) => {
          const { days: _, ...others } = filter;
          onFilter(value === '' ? others : { ...others, days: Number(value) });
        }}
        options={[
          ...DAYS.map((each) => ({
            value: String(each),
            name: each === 1 ? say(texts.lastDay) : say(texts.lastDays, { days: String(each) }),
          })),
        ]}
      />
      <FilterChoice
        name="filter_source"
        label={say(texts.source)}
        any={say(texts.anySource)}
        value={source[0] ?? ''}
        onChange={(value) =>
          onFilter({ ...filter, source: ENTERED_SOURCES.filter((each) => each === value) })
        }
        options={ENTERED_SOURCES.map((each) => ({ value: each, name: say(sourceNames[each]) }))}
      />
    </fieldset>
  );
}
