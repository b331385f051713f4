import { useText } from '@funnel/browser/language';
import { StoreIcon } from '@funnel/ui/desk-icon';
import { SelectInput } from '@funnel/ui/select-input';
import { pageSettings } from '../shell/page-settings.ts';
import { queueTexts as texts } from './queue-texts.ts';
import style from './showroom-filter.module.css';

interface ShowroomFilterProps {
  readonly showroom: string | undefined;
  readonly onChoose: (showroom: string | undefined) => void;
}

/** Not rendered when there is only one showroom. */
export function ShowroomFilter({ showroom, onChoose }: ShowroomFilterProps) {
  const say = useText();
  const { showrooms } = pageSettings();
  if (showrooms.length < 2) return null;
  return (
    <span className={style['filter']} data-on={showroom !== undefined}>
      <StoreIcon size="s" />
      <SelectInput
        name="queue_showroom"
        label={say(texts.showroom)}
        value={showroom ?? ''}
        options={[
          { value: '', name: say(texts.allShowrooms) },
          ...showrooms.map(({ id, name }) => ({ value: id, name })),
        ]}
        onChange={(value) => onChoose(value || undefined)}
      />
    </span>
  );
}
