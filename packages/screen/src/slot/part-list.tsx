import { byPartOfDay } from '@funnel/domain/slot/part-of-day';
import type { Slot } from '@funnel/domain/slot/slot';
import { partTexts } from '@funnel/domain/slot/slot-texts';
import type { Say } from '@funnel/domain/text/say';
import { SlotGrid } from '@funnel/ui/slot-button';
import type { ReactNode } from 'react';
import style from './part-list.module.css';

interface PartListProps {
  readonly slots: readonly Slot[];
  readonly say: Say;
  /** The level of the parts' headings, below that of the day. */
  readonly level: 2 | 3;
  /** In a column of a day. */
  readonly narrow?: boolean;
  readonly children: (slot: Slot) => ReactNode;
}

/** The times of one day, by its parts. */
export function PartList({ slots, say, level, narrow = false, children }: PartListProps) {
  const Heading = `h${level}` as const;
  return byPartOfDay(slots).map(({ part, slots: times }) => (
    <section key={part} className={style['part']} data-narrow={narrow || undefined}>
      <Heading className={style['name']}>{say(partTexts[part])}</Heading>
      <SlotGrid narrow={narrow}>
        {times.map((slot) => (
          <li key={slot.start}>{children(slot)}</li>
        ))}
      </SlotGrid>
    </section>
  ));
}
