import { appointmentTexts } from '@funnel/domain/appointment/appointment-texts';
import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { dayWords, SLOT_TIME_ZONE, timeRange } from '@funnel/domain/slot/slot-time';
import { Button } from '@funnel/ui/button';
import { DayCard, DayCardSkeleton, DayGrid } from '@funnel/ui/day-card';
import { Notice } from '@funnel/ui/notice';
import { SlotButton, SlotGrid, SlotSkeleton } from '@funnel/ui/slot-button';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ReactNode, useMemo } from 'react';
import { useLanguage, useText } from '../shell/language.tsx';
import { Screen } from '../shell/screen.tsx';
import style from './appointment.module.css';
import { myAppointmentTexts } from './my-appointment-texts.ts';
import type { MyAppointment } from './use-my-appointment.ts';
import type { Slots } from './use-slots.ts';

const EXPECTED = Array.from({ length: 12 }, (_, index) => index);

interface DayScreenProps {
  readonly slots: Slots;
  readonly hasAppointment: boolean;
  readonly onDay: (date: string) => void;
  readonly onBack: () => void;
}

/** First the day: those that have open times, each a button. */
export function DayScreen({ slots, hasAppointment, onDay, onBack }: DayScreenProps) {
  const say = useText();
  const { language } = useLanguage();
  const { status, days } = slots;
  const countText = (count: number) =>
    say(count === 1 ? texts.oneTime : texts.manyTimes).replace('{count}', String(count));
  return (
    <Screen
      name="datepicker"
      title={say(hasAppointment ? appointmentTexts.moveTitle : myAppointmentTexts.firstDayTitle)}
      subtitle={hasAppointment ? say(appointmentTexts.moveSubtitle) : undefined}
      onBack={onBack}
    >
      <SlotsState slots={slots} />
      {status !== 'failed' && (
        <DayGrid aria-label={say(texts.days)} aria-busy={status === 'loading'}>
          {status === 'loading'
            ? EXPECTED.map((index) => (
                <li key={index}>
                  <DayCardSkeleton />
                </li>
              ))
            : days.map(({ date, slots: { length } }) => (
                <li key={date}>
                  <DayCard
                    {...dayWords(date, language)}
                    note={countText(length)}
                    data-date={date}
                    onClick={() => onDay(date)}
                  />
                </li>
              ))}
        </DayGrid>
      )}
      {status === 'ready' && days.length === 0 && (
        <Middle>
          <Notice title={say(texts.noneTitle)}>{hasAppointment && say(appointmentTexts.empty)}</Notice>
        </Middle>
      )}
    </Screen>
  );
}

interface TimeScreenProps {
  readonly slots: Slots;
  readonly date: string;
  readonly mine: MyAppointment;
  /** Start of the time that the appointment has. */
  readonly current: string | undefined;
  readonly onSlot: (slot: Slot) => void;
  readonly onBack: () => void;
}

/** Then the time of that day. */
export function TimeScreen({
  slots,
  date,
  mine: { news, sending },
  current,
  onSlot,
  onBack,
}: TimeScreenProps) {
  const say = useText();
  const { language } = useLanguage();
  const { status, days } = slots;
  const times = days.find((day) => day.date === date)?.slots ?? [];
  const isElsewhere = useMemo(
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone !== SLOT_TIME_ZONE,
    [],
  );
  return (
    <Screen
      name="timepicker"
      title={say(texts.timeTitle)}
      subtitle={dayWords(date, language).whole}
      onBack={onBack}
    >
      {(news === 'taken' || news === 'failed') && (
        <Middle>
          <Notice tone="error">{say(news === 'taken' ? texts.taken : appointmentTexts.failed)}</Notice>
        </Middle>
      )}
      <SlotsState slots={slots} sending={sending !== undefined} />
      {status === 'loading' && (
        <SlotGrid aria-hidden="true">
          {EXPECTED.map((index) => (
            <li key={index}>
              <SlotSkeleton />
            </li>
          ))}
        </SlotGrid>
      )}
      {status === 'ready' && times.length > 0 && (
        <SlotGrid aria-label={say(texts.times)}>
          {times.map((slot) => (
            <li key={slot.start}>
              <SlotButton
                data-slot={slot.start}
                chosen={slot.start === current}
                busy={slot.start === sending}
                waiting={sending !== undefined && slot.start !== sending}
                onClick={() => onSlot(slot)}
              >
                {timeRange(slot)}
              </SlotButton>
            </li>
          ))}
        </SlotGrid>
      )}
      {status === 'ready' && times.length === 0 && (
        <Middle>
          <Notice title={say(texts.goneTitle)}>{say(texts.gone)}</Notice>
          <Button variant="secondary" onClick={onBack}>
            {say(texts.otherDay)}
          </Button>
        </Middle>
      )}
      {isElsewhere && <p className={style['note']}>{say(texts.germanTime)}</p>}
    </Screen>
  );
}

/** Tells that times are on their way, or that they did not come (D21). */
function SlotsState({ slots, sending = false }: { slots: Slots; sending?: boolean }) {
  const say = useText();
  if (slots.status === 'failed') {
    return (
      <Middle>
        <Notice tone="error" title={say(texts.failedTitle)}>
          {say(texts.failed)}
        </Notice>
        <Button variant="secondary" data-action="retry" onClick={slots.reload}>
          {say(texts.retry)}
        </Button>
      </Middle>
    );
  }
  return (
    <VisuallyHidden>
      <span role="status">
        {slots.status === 'loading' && say(texts.loading)}
        {sending && say(texts.sending)}
      </span>
    </VisuallyHidden>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className={style['middle']}>{children}</div>;
}
