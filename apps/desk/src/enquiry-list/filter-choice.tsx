import { useText } from '@funnel/browser/language';
import { CloseIcon } from '@funnel/ui/icon';
import { SelectInput } from '@funnel/ui/select-input';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './filter-choice.module.css';

interface FilterChoiceProps {
  readonly name: string;
  readonly label: string;
  /** The label while the filter is off. */
  readonly any: string;
  /** Empty: the filter is off. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** A select; while it filters, a chip with a button to clear it. */
export function FilterChoice({ name, label, any, value, options, onChange }: FilterChoiceProps) {
  const say = useText();
  const isOn = value !== '';
  return (
    <span className={`${style['choice']} ${isOn ? style['on'] : ''}`} data-chip={isOn ? name : undefined}>
      {isOn && (
        <span className={style['label']} aria-hidden="true">
          {label}
        </span>
      )}
      <SelectInput
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        options={[{ value: '', name: any }, ...options]}
      />
      {isOn && (
        <button
          type="button"
          className={style['remove']}
          data-action="remove-filter"
          aria-label={say(texts.filterRemove, { name: label })}
          onClick={() => onChange('')}
        >
          <CloseIcon size="s" />
        </button>
      )}
    </span>
  );
}
