import { useLanguage, useText } from '@funnel/browser/language';
import type { Hours } from '@funnel/contract/calendar/manage-hours';
import { addDays } from '@funnel/domain/slot/calendar-date';
import { WEEKDAYS } from '@funnel/domain/slot/slot-settings';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { CloseIcon } from '@funnel/ui/icon';
import { Notice } from '@funnel/ui/notice';
import { useEffect, useState } from 'react';
import { useMay } from '../shell/staff.ts';
import { slotTexts } from './calendar-texts.ts';
import { ClosuresSection } from './closures-section.tsx';
import { ConfirmationSection } from './confirmation-section.tsx';
import { DayHours } from './day-hours.tsx';
import { shortWeekday } from './day-words.ts';
import { FeedsSection } from './feeds-section.tsx';
import {
  type HoursDraft,
  isChanged,
  type Range,
  rangesOf,
  toggledDay,
  type Weekday,
  withDay,
  withValue,
} from './hours-draft.ts';
import style from './hours-panel.module.css';
import { hoursTexts as texts, visitNames } from './hours-texts.ts';
import { SaveCard } from './save-card.tsx';
import { Stepper } from './stepper.tsx';
import { useHours } from './use-hours.ts';

interface HoursPanelProps {
  readonly onClose: () => void;
  readonly onCloseDays: () => void;
}

/** Hours of calls and visits. Read-only without the capability. */
export function HoursPanel({ onClose, onCloseDays }: HoursPanelProps) {
  const say = useText();
  const hours = useHours();
  return (
    <div className={style['panel']} data-panel="hours">
      <header className={style['head']}>
        <h2>{say(texts.title)}</h2>
        <span>{say(texts.atOnce)}</span>
        <button type="button" className={style['close']} aria-label={say(slotTexts.close)} onClick={onClose}>
          <CloseIcon size="s" />
        </button>
      </header>
      {hours.isError && <Notice tone="error">{say(texts.failed)}</Notice>}
      {hours.data && <HoursForm hours={hours.data} onCloseDays={onCloseDays} />}
      <FeedsSection />
    </div>
  );
}

/** A Monday, for the names of the weekdays. */
const MONDAY = '2026-11-16';
const HOUR_MINUTES = 60;

function HoursForm({ hours, onCloseDays }: { hours: Hours; onCloseDays: () => void }) {
  const say = useText();
  const { language } = useLanguage();
  const isOff = !useMay()('hours.change');
  const [draft, setDraft] = useState<HoursDraft>({});
  /** The version that the draft is based on. */
  const [version, setVersion] = useState(hours.version);
  const isTouched = isChanged(draft);
  useEffect(() => {
    if (!isTouched) setVersion(hours.version);
  }, [isTouched, hours.version]);
  const value = <Key extends Exclude<keyof HoursDraft, 'days'>>(key: Key) => draft[key] ?? hours[key];
  const set = <Key extends Exclude<keyof HoursDraft, 'days'>>(key: Key, to: NonNullable<HoursDraft[Key]>) =>
    setDraft((before) => withValue(hours, before, key, to));
  const setDay = (weekday: Weekday, ranges: readonly Range[]) =>
    setDraft((before) => withDay(hours, before, weekday, ranges));
  const visits = draft.visits ?? hours.visits;
  return (
    <>
      <ul className={style['days']}>
        {WEEKDAYS.map((weekday, index) => (
          <DayHours
            key={weekday}
            name={shortWeekday(addDays(MONDAY, index), language)}
            weekday={weekday}
            ranges={rangesOf(hours, draft, weekday)}
            isOff={isOff}
            onToggle={() => setDay(weekday, toggledDay(hours, rangesOf(hours, draft, weekday)))}
            onChange={(ranges) => setDay(weekday, ranges)}
          />
        ))}
      </ul>
      <div className={style['values']}>
        <span>{say(texts.capacity)}</span>
        <Stepper
          name="capacity"
          label={say(texts.capacity)}
          value={value('capacity')}
          least={0}
          most={100}
          isOff={isOff}
          onChange={(to) => set('capacity', to)}
        />
        <span>{say(texts.slotMinutes)}</span>
        <Stepper
          name="slotMinutes"
          label={say(texts.slotMinutes)}
          unit={say(texts.minutes)}
          value={value('slotMinutes')}
          least={5}
          most={240}
          step={5}
          isOff={isOff}
          onChange={(to) => set('slotMinutes', to)}
        />
        <span>{say(texts.notice)}</span>
        <Stepper
          name="notice"
          label={say(texts.notice)}
          unit={say(texts.hours)}
          value={Math.round(value('noticeMinutes') / HOUR_MINUTES)}
          least={0}
          most={336}
          isOff={isOff}
          onChange={(to) => set('noticeMinutes', to * HOUR_MINUTES)}
        />
        <span>{say(texts.daysAhead)}</span>
        <Stepper
          name="daysAhead"
          label={say(texts.daysAhead)}
          unit={say(texts.days)}
          value={value('daysAhead')}
          least={1}
          most={90}
          isOff={isOff}
          onChange={(to) => set('daysAhead', to)}
        />
      </div>
      <ConfirmationSection
        hours={value('unconfirmedHours')}
        isOff={isOff}
        onChange={(to) => set('unconfirmedHours', to)}
      />
      <section className={style['section']}>
        <h2>{say(texts.visits)}</h2>
        <p className={style['meta']}>{say(texts.visitsHint)}</p>
        <div className={style['visits']}>
          {VISIT_KINDS.map((kind) => (
            <div key={kind}>
              <span>{say(visitNames[kind])}</span>
              <Stepper
                name={`${kind}-minutes`}
                label={say(texts.visitMinutes, { kind: say(visitNames[kind]) })}
                value={visits[kind].minutes}
                least={15}
                most={480}
                step={15}
                isOff={isOff}
                onChange={(minutes) => set('visits', { ...visits, [kind]: { ...visits[kind], minutes } })}
              />
              <Stepper
                name={`${kind}-capacity`}
                label={say(texts.visitCapacity, { kind: say(visitNames[kind]) })}
                value={visits[kind].capacity}
                least={0}
                most={100}
                isOff={isOff}
                onChange={(capacity) => set('visits', { ...visits, [kind]: { ...visits[kind], capacity } })}
              />
            </div>
          ))}
        </div>
      </section>
      <ClosuresSection
        hours={hours}
        states={value('holidayStates')}
        isOff={isOff}
        onAdd={onCloseDays}
        onStates={(states) => set('holidayStates', states)}
      />
      {isTouched && (
        <SaveCard
          hours={hours}
          draft={draft}
          version={version}
          onSaved={() => setDraft({})}
          onDiscard={() => setDraft({})}
          onKeepEditing={() => setVersion(hours.version)}
        />
      )}
    </>
  );
}
