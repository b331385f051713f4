import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { timeRange } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import { Button } from '@funnel/ui/button';
import { SlotButton, SlotGrid, SlotSkeleton } from '@funnel/ui/slot-button';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { GermanTime } from './german-time.tsx';
import { NoSlots, SlotsFailed } from './no-slots.tsx';
import type { OpenSlots } from './open-slots.ts';

/** As many as most days have, so that what stands below does not move. */
const EXPECTED_TIMES = Array.from({ length: 18 }, (_, index) => index);

interface TimeListProps {
  readonly slots: OpenSlots;
  readonly date: string;
  readonly say: Say;
  /** Start of the slot that is being sent. */
  readonly sending?: string | undefined;
  /** Start of the slot that was chosen before. */
  readonly chosen?: string | undefined;
  readonly onSlot: (slot: Slot) => void;
  readonly onOtherDay: () => void;
}

/** The times of one day that still lie ahead, each a button with its range. */
export function TimeList({ slots, date, say, sending, chosen, onSlot, onOtherDay }: TimeListProps) {
  if (slots.status === 'failed') return <SlotsFailed say={say} onRetry={slots.reload} />;
  const times = slots.days.find((day) => day.date === date)?.slots ?? [];
  if (slots.status === 'ready' && times.length === 0) {
    return (
      <NoSlots
        title={texts.goneTitle}
        say={say}
        action={
          <Button variant="secondary" onClick={onOtherDay}>
            {say(texts.otherDay)}
          </Button>
        }
      >
        {say(texts.gone)}
      </NoSlots>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {slots.status === 'loading' && say(texts.loading)}
          {sending !== undefined && say(texts.sending)}
        </span>
      </VisuallyHidden>
      <SlotGrid aria-label={say(texts.times)} aria-busy={slots.status === 'loading'}>
        {slots.status === 'loading'
          ? EXPECTED_TIMES.map((index) => (
              <li key={index}>
                <SlotSkeleton />
              </li>
            ))
          : times.map((slot) => (
              <li key={slot.start}>
                <SlotButton
                  data-slot={slot.start}
                  chosen={slot.start === chosen}
                  busy={slot.start === sending}
                  waiting={sending !== undefined && slot.start !== sending}
                  onClick={() => onSlot(slot)}
                >
                  {timeRange(slot)}
                </SlotButton>
              </li>
            ))}
      </SlotGrid>
      <GermanTime slot={times[0]} say={say} />
    </>
  );
}
