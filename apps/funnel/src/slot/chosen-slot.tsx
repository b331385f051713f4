import type { Slot } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { callWindow, dayWords, slotDate, timeRange } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { SlotCard } from '@funnel/ui/slot-card';

interface ChosenSlotProps {
  readonly slot: Slot;
  readonly label: string;
  readonly language: Language;
  readonly say: Say;
  /** Replaces the time window of the call; null shows neither. */
  readonly note?: string | null | undefined;
  readonly off?: boolean;
}

/** A chosen time: its day, its range, and the time window of the call. */
export function ChosenSlot({ slot, label, language, say, note, off = false }: ChosenSlotProps) {
  const { from, to } = callWindow(slot);
  return (
    <SlotCard
      label={label}
      day={dayWords(slotDate(slot), language).whole}
      time={say(texts.range).replace('{range}', timeRange(slot))}
      note={note === undefined ? say(texts.window).replace('{from}', from).replace('{to}', to) : note}
      off={off}
    />
  );
}
