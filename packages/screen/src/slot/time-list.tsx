import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { timeRange } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import { Button } from '@funnel/ui/button';
import { SlotButton } from '@funnel/ui/slot-button';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { GermanTime } from './german-time.tsx';
import { NoSlots, SlotsFailed } from './no-slots.tsx';
import type { OpenSlots } from './open-slots.ts';
import { PartList } from './part-list.tsx';
import { PartSkeleton } from './part-skeleton.tsx';

interface TimeListProps {
  readonly slots: OpenSlots;
  readonly date: string;
  readonly say: Say;
  /** Start of the slot that is being sent. */
  readonly sending?: string | undefined;
  /** Start of the previously chosen slot. */
  readonly chosen?: string | undefined;
  readonly onSlot: (slot: Slot) => void;
  readonly onOtherDay: () => void;
}

/** The future times of one day, each a button with its range. */
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends. */}
      <div role="group" aria-label={say(texts.times)} aria-busy={slots.status === 'loading'}>
        {slots.status === 'loading' ? (
          <PartSkeleton />
        ) : (
          <PartList slots={times} say={say} level={2}>
            {(slot) => (
              <SlotButton
                data-slot={slot.start}
                chosen={slot.start === chosen}
                busy={slot.start === sending}
                waiting={sending !== undefined && slot.start !== sending}
                onClick={() => onSlot(slot)}
              >
                {timeRange(slot)}
              </SlotButton>
            )}
          </PartList>
        )}
      </div>
      <GermanTime slot={times[0]} say={say} />
    </>
  );
}
