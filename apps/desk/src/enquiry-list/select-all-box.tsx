import { useText } from '@funnel/browser/language';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import { useSelectAllKey } from './use-select-all-key.ts';

interface SelectAllBoxProps {
  readonly selected: 'none' | 'some' | 'all';
  readonly isDisabled: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** Selects all results, or none. */
export function SelectAllBox({ selected, isDisabled, onSelectAll, onClear }: SelectAllBoxProps) {
  const say = useText();
  useSelectAllKey(() => {
    if (!isDisabled) onSelectAll();
  });
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = selected === 'some';
      }}
      type="checkbox"
      name="select_all"
      title={`${say(texts.selectAll)} (${say(texts.keyControl)} A)`}
      aria-label={say(texts.selectAll)}
      disabled={isDisabled}
      checked={selected === 'all'}
      onChange={selected === 'all' ? onClear : onSelectAll}
    />
  );
}
