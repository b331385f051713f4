import { useText } from '@funnel/browser/language';
import { Options, Select } from '@funnel/ui/select';
import { useShowrooms } from '../shell/showrooms.ts';
import { useColleagues } from '../shell/use-colleagues.ts';
import style from './calendar-filters.module.css';
import type { Place } from './calendar-place.ts';
import { calendarTexts as texts } from './calendar-texts.ts';

interface CalendarFiltersProps {
  readonly place: Place;
  readonly onChange: (change: Partial<Place>) => void;
}

const EVERY = '';

export function CalendarFilters({ place, onChange }: CalendarFiltersProps) {
  const say = useText();
  const showrooms = useShowrooms();
  const staff = useColleagues();
  return (
    <span className={style['filters']}>
      <Select
        name="showroom"
        aria-label={say(texts.showroom)}
        value={place.showroom ?? EVERY}
        data-on={place.showroom !== undefined || undefined}
        onChange={({ target }) => onChange({ showroom: target.value || undefined })}
      >
        <option value={EVERY}>{say(texts.everyShowroom)}</option>
        <Options of={showrooms.map(({ id, name }) => ({ value: id, name }))} />
      </Select>
      <Select
        name="person"
        aria-label={say(texts.person)}
        value={place.staffId ?? EVERY}
        data-on={place.staffId !== undefined || undefined}
        onChange={({ target }) => onChange({ staffId: target.value || undefined })}
      >
        <option value={EVERY}>{say(texts.everybody)}</option>
        <Options of={staff.map(({ staffId, name }) => ({ value: staffId, name }))} />
      </Select>
    </span>
  );
}
