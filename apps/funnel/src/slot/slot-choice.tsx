import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { dayWords } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { DayList } from '@funnel/screen/slot/day-list';
import type { OpenSlots } from '@funnel/screen/slot/open-slots';
import { TimeList } from '@funnel/screen/slot/time-list';
import { BackButton } from '@funnel/ui/back-button';
import { Headline } from '@funnel/ui/headline';
import { Slide } from '@funnel/ui/slide';
import type { ReactNode, Ref } from 'react';
import { useSettings } from '../shell/page-settings.ts';
import type { ChoiceStep } from './choice-step.ts';
import style from './slot-choice.module.css';

interface SlotChoiceProps {
  readonly shown: ChoiceStep;
  readonly direction: 'forward' | 'back';
  readonly slots: OpenSlots;
  readonly language: Language;
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  /** Shown above the days. */
  readonly note?: ReactNode;
  /** Shown if no day is left. */
  readonly whenEmpty: LocalizedText;
  /** Start of the slot that is being sent, and of the slot that was chosen before. */
  readonly sending?: string | undefined;
  readonly chosen?: string | undefined;
  readonly onDay: (date: string) => void;
  readonly onSlot: (slot: Slot) => void;
  /** Absent if there is no step to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** Shown below: how to continue without a time. */
  readonly children?: ReactNode;
}

/** Day, then time: one screen each. */
export function SlotChoice(props: SlotChoiceProps) {
  const { openDays } = useSettings();
  const { shown, direction, slots, language, say, headlineRef, title, subtitle, onBack, children } = props;
  const isTime = shown.step === 'timepicker';
  return (
    <div data-step={shown.step}>
      {onBack && <BackButton label={say(texts.back)} onClick={onBack} />}
      <Slide stepKey={shown.step} direction={direction}>
        {props.note && <div className={style['note']}>{props.note}</div>}
        {isTime ? (
          <>
            <Headline ref={headlineRef} subtitle={dayWords(shown.date, language).whole}>
              {say(texts.timeTitle)}
            </Headline>
            <TimeList
              slots={slots}
              date={shown.date}
              say={say}
              sending={props.sending}
              chosen={props.chosen}
              onSlot={props.onSlot}
              onOtherDay={() => onBack?.()}
            />
          </>
        ) : (
          <>
            <Headline ref={headlineRef} subtitle={say(subtitle)}>
              {say(title)}
            </Headline>
            <DayList
              slots={slots}
              expected={openDays}
              language={language}
              say={say}
              onDay={props.onDay}
              whenEmpty={say(props.whenEmpty)}
            />
          </>
        )}
        {children && <div className={style['below']}>{children}</div>}
      </Slide>
    </div>
  );
}
