import { useLanguage, useText } from '@funnel/browser/language';
import type { Hours } from '@funnel/contract/calendar/manage-hours';
import { addDays } from '@funnel/domain/slot/calendar-date';
import { WEEKDAYS } from '@funnel/domain/slot/slot-settings';
import { STATE_NAMES } from '@funnel/domain/slot/state-names';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { Button } from '@funnel/ui/compact-button';
import { Notice } from '@funnel/ui/notice';
import { TickBox } from '@funnel/ui/tick-box';
import { useState } from 'react';
import { useSaveKey } from '../shell/use-save-key.ts';
import { BookedList } from './booked-list.tsx';
import { shortWeekday } from './day-words.ts';
import { changeOf, type HoursDraft, isValid, seatsOfWeek } from './hours-draft.ts';
import style from './hours-panel.module.css';
import { saveTexts as texts, visitNames } from './hours-texts.ts';
import { isStale, useHoursChanges, useHoursTrial } from './use-hours.ts';

interface SaveCardProps {
  readonly hours: Hours;
  readonly draft: HoursDraft;
  /** The version that the draft is based on. If it differs from `hours`, there is a conflict. */
  readonly version: string;
  readonly onSaved: () => void;
  readonly onDiscard: () => void;
  readonly onKeepEditing: () => void;
}

/** Summarises the changes, and lists orphaned bookings. */
export function SaveCard({ hours, draft, version, onSaved, onDiscard, onKeepEditing }: SaveCardProps) {
  const say = useText();
  const { language } = useLanguage();
  const { save } = useHoursChanges();
  const [tell, setTell] = useState(true);
  const isRight = isValid(hours, draft);
  const change = changeOf(hours, draft);
  const isConflict = version !== hours.version;
  const trial = useHoursTrial(version, change, isRight && !isConflict);
  const booked = trial.data?.booked ?? [];
  const more = seatsOfWeek({ ...hours, ...change }) - seatsOfWeek(hours);
  const count = { count: String(Math.abs(more)) };
  function submit(): void {
    if (!isRight || isConflict || save.isPending) return;
    save.mutate({ ...change, version, tell: tell && booked.length > 0 }, { onSuccess: onSaved });
  }
  useSaveKey(submit);
  return (
    <div className={style['save']} data-save>
      {isConflict && (
        <div className={style['conflict']} role="alert" data-conflict>
          <p>{say(texts.stale)}</p>
          <Button size="s" data-action="go-on" onClick={onKeepEditing}>
            {say(texts.keepEditing)}
          </Button>
        </div>
      )}
      {save.isError && !isStale(save.error) && <Notice tone="error">{say(texts.failed)}</Notice>}
      <p>
        <b>{changesIn(hours, draft, say, language).join(', ')}.</b>{' '}
        {isRight
          ? more === 0
            ? say(texts.sameSeats)
            : say(more > 0 ? texts.moreSeats : texts.fewerSeats, count)
          : say(texts.invalid)}{' '}
        {trial.data && booked.length === 0 && say(texts.noMoves)} {say(texts.inFunnel)}
      </p>
      {booked.length > 0 && (
        <>
          <p>
            {booked.length === 1 ? say(texts.oneMove) : say(texts.moves, { count: String(booked.length) })}
          </p>
          <BookedList booked={booked} />
          <TickBox name="tell" isOn={tell} onChange={setTell}>
            {say(texts.tell)}
          </TickBox>
        </>
      )}
      <div className={style['acts']}>
        <Button
          variant="primary"
          data-action="save-hours"
          keyCap={say(texts.saveKey)}
          isBusy={save.isPending}
          isOff={!isRight || isConflict}
          onClick={submit}
        >
          {say(texts.save)}
        </Button>
        <Button variant="ghost" data-action="discard-hours" onClick={onDiscard}>
          {say(texts.discard)}
        </Button>
      </div>
    </div>
  );
}

/** A Monday, for the names of the weekdays. */
const MONDAY = '2026-11-16';
const HOUR_MINUTES = 60;

function changesIn(hours: Hours, draft: HoursDraft, say: Say, language: Language): string[] {
  const days = WEEKDAYS.flatMap((weekday, index) => {
    const ranges = draft.days?.[weekday];
    if (!ranges) return [];
    const day = shortWeekday(addDays(MONDAY, index), language);
    if (ranges.length === 0) return [say(texts.dayClosed, { day })];
    return [say(texts.day, { day, hours: ranges.map(({ from, to }) => `${from}–${to}`).join(', ') })];
  });
  const visits = VISIT_KINDS.flatMap((kind) => {
    const after = draft.visits?.[kind];
    if (!after || JSON.stringify(after) === JSON.stringify(hours.visits[kind])) return [];
    const values = { minutes: String(after.minutes), count: String(after.capacity) };
    return [say(texts.visit, { kind: say(visitNames[kind]), ...values })];
  });
  const { capacity, slotMinutes, noticeMinutes, daysAhead, unconfirmedHours, holidayStates } = draft;
  const counted = (text: keyof typeof texts, count: number | undefined) =>
    count === undefined ? [] : [say(texts[text], { count: String(count) })];
  return [
    ...days,
    ...counted('capacity', capacity),
    ...counted('slotMinutes', slotMinutes),
    ...counted('notice', noticeMinutes === undefined ? undefined : noticeMinutes / HOUR_MINUTES),
    ...counted('daysAhead', daysAhead),
    ...(unconfirmedHours === 0 ? [say(texts.bookedAtOnce)] : counted('unconfirmedHours', unconfirmedHours)),
    ...visits,
    ...(holidayStates
      ? [say(texts.holidays, { states: holidayStates.map((state) => STATE_NAMES[state]).join(', ') || '–' })]
      : []),
  ];
}
