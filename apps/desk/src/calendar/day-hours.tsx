import { useText } from '@funnel/browser/language';
import { Input } from '@funnel/ui/input';
import { Switch } from '@funnel/ui/switch';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import style from './day-hours.module.css';
import { type Range, readTime, type Weekday } from './hours-draft.ts';
import { hoursTexts as texts } from './hours-texts.ts';

interface DayHoursProps {
  readonly name: string;
  readonly weekday: Weekday;
  readonly ranges: readonly Range[];
  readonly isOff: boolean;
  readonly onToggle: () => void;
  readonly onChange: (ranges: readonly Range[]) => void;
}

/** The opening hours of a weekday. */
export function DayHours({ name, weekday, ranges, isOff, onToggle, onChange }: DayHoursProps) {
  const say = useText();
  const change = (index: number, part: Partial<Range>) =>
    onChange(ranges.map((range, each) => (each === index ? { ...range, ...part } : range)));
  return (
    <li className={style['day']} data-weekday={weekday}>
      <b>{name}</b>
      <Switch
        isOn={ranges.length > 0}
        label={say(texts.open, { day: name })}
        isBusy={isOff}
        onChange={onToggle}
      />
      {ranges.length === 0 && <span className={textStyle['soft']}>{say(texts.closed)}</span>}
      <div className={style['ranges']}>
        {ranges.map(({ from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no other name.
          <span key={index} className={style['range']}>
            <TimeField
              name={`${weekday}-from-${index}`}
              label={say(texts.from, { day: name })}
              value={from}
              isOff={isOff}
              onChange={(time) => change(index, { from: time })}
            />
            <span>{say(texts.until)}</span>
            <TimeField
              name={`${weekday}-to-${index}`}
              label={say(texts.to, { day: name })}
              value={to}
              isOff={isOff}
              onChange={(time) => change(index, { to: time })}
            />
          </span>
        ))}
      </div>
    </li>
  );
}

interface TimeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isOff: boolean;
  readonly onChange: (time: string) => void;
}

/** No native time input: an English browser would show 6 PM. Invalid input is reset to the last valid value. */
function TimeField({ name, label, value, isOff, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      aria-label={label}
      value={typed ?? value}
      disabled={isOff}
      onChange={({ target }) => {
        setTyped(target.value);
        const time = readTime(target.value);
        if (time !== undefined && target.value.length === time.length) onChange(time);
      }}
      onBlur={() => {
        const time = readTime(typed ?? '');
        if (time !== undefined) onChange(time);
        setTyped(undefined);
      }}
    />
  );
}
