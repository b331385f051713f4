import { useLanguage, useText } from '@funnel/browser/language';
import { areaSettings } from '@funnel/browser/session/area-settings';
import { appointmentTexts } from '@funnel/domain/appointment/appointment-texts';
import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { dayWords } from '@funnel/domain/slot/slot-time';
import { DayList } from '@funnel/screen/slot/day-list';
import type { OpenSlots } from '@funnel/screen/slot/open-slots';
import { TimeList } from '@funnel/screen/slot/time-list';
import { Notice } from '@funnel/ui/notice';
import { Screen } from '../shell/screen.tsx';
import style from './appointment.module.css';
import { myAppointmentTexts } from './my-appointment-texts.ts';
import type { MyAppointment } from './use-my-appointment.ts';

interface DayScreenProps {
  readonly slots: OpenSlots;
  readonly hasAppointment: boolean;
  readonly onDay: (date: string) => void;
  readonly onBack: () => void;
}

/** Step 1: the days with open times, each a button. */
export function DayScreen({ slots, hasAppointment, onDay, onBack }: DayScreenProps) {
  const say = useText();
  const { language } = useLanguage();
  return (
    <Screen
      name="datepicker"
      title={say(hasAppointment ? appointmentTexts.moveTitle : myAppointmentTexts.firstDayTitle)}
      subtitle={hasAppointment ? say(appointmentTexts.moveSubtitle) : undefined}
      onBack={onBack}
    >
      <DayList
        slots={slots}
        expected={areaSettings().openDays}
        language={language}
        say={say}
        onDay={onDay}
        whenEmpty={hasAppointment && say(appointmentTexts.empty)}
      />
    </Screen>
  );
}

interface TimeScreenProps {
  readonly slots: OpenSlots;
  readonly date: string;
  readonly mine: MyAppointment;
  /** Start of the current appointment. */
  readonly current: string | undefined;
  readonly onSlot: (slot: Slot) => void;
  readonly onBack: () => void;
}

/** Step 2: the times of that day. */
export function TimeScreen(props: TimeScreenProps) {
  const { slots, date, mine, current, onSlot, onBack } = props;
  const { result, sending } = mine;
  const say = useText();
  const { language } = useLanguage();
  return (
    <Screen
      name="timepicker"
      title={say(texts.timeTitle)}
      subtitle={dayWords(date, language).whole}
      onBack={onBack}
    >
      {(result === 'taken' || result === 'failed') && (
        <div className={style['above']}>
          <Notice tone="error">{say(result === 'taken' ? texts.taken : appointmentTexts.failed)}</Notice>
        </div>
      )}
      <TimeList
        slots={slots}
        date={date}
        say={say}
        sending={sending}
        chosen={current}
        onSlot={onSlot}
        onOtherDay={onBack}
      />
    </Screen>
  );
}
