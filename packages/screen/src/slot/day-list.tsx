import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { dayWords } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { DayCard, DayCardSkeleton, DayGrid } from '@funnel/ui/day-card';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import type { ReactNode } from 'react';
import { NoSlots, SlotsFailed } from './no-slots.tsx';
import type { OpenSlots } from './open-slots.ts';

/** About as many days as usually come, so that nothing jumps when they do. */
const EXPECTED_DAYS = Array.from({ length: 12 }, (_, index) => index);

interface DayListProps {
  readonly slots: OpenSlots;
  readonly language: Language;
  readonly say: Say;
  readonly onDay: (date: string) => void;
  /** What is said where no day is left. */
  readonly whenEmpty: ReactNode;
}

/** The days that have open times, each a button. */
export function DayList({ slots, language, say, onDay, whenEmpty }: DayListProps) {
  const { status, days, reload } = slots;
  if (status === 'failed') return <SlotsFailed say={say} onRetry={reload} />;
  if (status === 'ready' && days.length === 0) return <NoSlots say={say}>{whenEmpty}</NoSlots>;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{status === 'loading' ? say(texts.loading) : ''}</span>
      </VisuallyHidden>
      <DayGrid aria-label={say(texts.days)} aria-busy={status === 'loading'}>
        {status === 'loading'
          ? EXPECTED_DAYS.map((index) => (
              <li key={index}>
                <DayCardSkeleton />
              </li>
            ))
          : days.map(({ date, slots: { length } }) => (
              <li key={date}>
                <DayCard
                  {...dayWords(date, language)}
                  note={say(length === 1 ? texts.oneTime : texts.manyTimes).replace(
                    '{count}',
                    String(length),
                  )}
                  data-date={date}
                  onClick={() => onDay(date)}
                />
              </li>
            ))}
      </DayGrid>
    </>
  );
}
