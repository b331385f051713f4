import { hasFewLeft, type OpenDay } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { dayWords } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { DayCard, DayCardSkeleton, DayGrid, DayRoom } from '@funnel/ui/day-card';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import type { ReactNode } from 'react';
import { NoSlots, SlotsFailed } from './no-slots.tsx';
import type { OpenSlots } from './open-slots.ts';

interface DayListProps {
  readonly slots: OpenSlots;
  /** The number of expected days. Fewer take the same space, to avoid a layout shift. */
  readonly expected: number;
  readonly language: Language;
  readonly say: Say;
  readonly onDay: (date: string) => void;
  /** Shown if no day is left. */
  readonly whenEmpty: ReactNode;
}

/** The days with open times, each a button. */
export function DayList({ slots, expected, language, say, onDay, whenEmpty }: DayListProps) {
  const { status, days, reload } = slots;
  const places = Array.from({ length: expected }, (_, index) => index);
  if (status === 'failed') return <SlotsFailed say={say} onRetry={reload} />;
  if (status === 'ready' && days.length === 0) return <NoSlots say={say}>{whenEmpty}</NoSlots>;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{status === 'loading' ? say(texts.loading) : ''}</span>
      </VisuallyHidden>
      <DayGrid aria-label={say(texts.days)} aria-busy={status === 'loading'}>
        {status === 'loading'
          ? places.map((index) => (
              <li key={index}>
                <DayCardSkeleton />
              </li>
            ))
          : days.map((day) => (
              <li key={day.date}>
                <DayCard
                  {...dayWords(day.date, language)}
                  note={countOf(day, say)}
                  data-date={day.date}
                  onClick={() => onDay(day.date)}
                />
              </li>
            ))}
        {status === 'ready' &&
          places.slice(days.length).map((index) => <DayRoom key={index} aria-hidden="true" />)}
      </DayGrid>
    </>
  );
}

/** Only if few are left: a number on every day is noise. */
function countOf(day: OpenDay, say: Say): string | undefined {
  return hasFewLeft(day) ? say(texts.fewLeft, { count: `${day.slots.length}` }) : undefined;
}
