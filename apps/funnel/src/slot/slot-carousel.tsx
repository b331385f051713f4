import { type OpenDay, type Slot, visibleDays } from '@funnel/domain/slot/slot';
import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import { daySpan, dayWords, slotDate, startTime } from '@funnel/domain/slot/slot-time';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { GermanTime } from '@funnel/screen/slot/german-time';
import { NoSlots, SlotsFailed } from '@funnel/screen/slot/no-slots';
import type { OpenSlots } from '@funnel/screen/slot/open-slots';
import { PartList } from '@funnel/screen/slot/part-list';
import { Carousel } from '@funnel/ui/carousel';
import { SlotButton } from '@funnel/ui/slot-button';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { CarouselSkeleton } from './carousel-skeleton.tsx';
import style from './slot-list.module.css';

interface SlotCarouselProps {
  readonly slots: OpenSlots;
  readonly language: Language;
  readonly say: Say;
  /** Start of the previously chosen slot: its day is shown first. */
  readonly chosen?: string | undefined;
  readonly onSlot: (slot: Slot) => void;
  /** Shown above the days. */
  readonly note?: ReactNode;
  readonly whenEmpty: ReactNode;
  /** Alternatives without a time. */
  readonly otherwise: ReactNode;
}

/** Days side by side with their times: three per page, two on a narrow screen. */
export function SlotCarousel({ note, ...props }: SlotCarouselProps) {
  return (
    <>
      {note && <div className={style['above']}>{note}</div>}
      <Days {...props} />
    </>
  );
}

function Days({ slots, language, say, chosen, onSlot, whenEmpty, otherwise }: SlotCarouselProps) {
  const { status, days, reload } = slots;
  const perPage = useVisibleDays();
  /** The first day of the page, as a date: the pages change with the width, and days pass. */
  const [turnedTo, setTurnedTo] = useState<string>();
  if (status === 'loading') return <CarouselSkeleton label={say(texts.loading)} />;
  if (status === 'failed')
    return (
      <SlotsFailed say={say} onRetry={reload}>
        {otherwise}
      </SlotsFailed>
    );
  if (days.length === 0)
    return (
      <NoSlots say={say} action={otherwise}>
        {whenEmpty}
      </NoSlots>
    );

  const pages = Math.ceil(days.length / perPage);
  const page = Math.floor(indexOfDay(days, turnedTo ?? (chosen && slotDate({ start: chosen }))) / perPage);
  const shown = days.slice(page * perPage, (page + 1) * perPage);
  const first = shown[0]?.date ?? '';
  const last = shown.at(-1)?.date ?? '';
  const times = shown.flatMap((day) => day.slots);
  return (
    <Carousel
      label={say(texts.days)}
      previousLabel={say(texts.earlier)}
      nextLabel={say(texts.later)}
      status={daySpan(first, last, language)}
      note={<GermanTime slot={times[0]} say={say} />}
      page={page}
      pages={pages}
      onPage={(next) => setTurnedTo(days[next * perPage]?.date)}
    >
      <ol className={style['days']}>
        {shown.map((day) => (
          <Day key={day.date} day={day} language={language} say={say} chosen={chosen} onSlot={onSlot} />
        ))}
      </ol>
    </Carousel>
  );
}

interface DayProps extends Pick<SlotCarouselProps, 'language' | 'say' | 'chosen' | 'onSlot'> {
  readonly day: OpenDay;
}

function Day({ day, language, say, chosen, onSlot }: DayProps) {
  const words = dayWords(day.date, language);
  return (
    <li className={style['day']} data-date={day.date}>
      <h2 className={style['dayHead']}>
        <span>{words.weekday}</span>{' '}
        <span>
          {words.day} {words.month}
        </span>
      </h2>
      <PartList slots={day.slots} say={say} level={3} narrow>
        {(slot) => (
          <SlotButton data-slot={slot.start} chosen={slot.start === chosen} onClick={() => onSlot(slot)}>
            {startTime(slot)}
          </SlotButton>
        )}
      </PartList>
    </li>
  );
}

/** The index of the given day, or of the next one that still has times. */
function indexOfDay(days: readonly OpenDay[], wanted: string | undefined): number {
  if (wanted === undefined) return 0;
  const index = days.findIndex(({ date }) => date >= wanted);
  return index < 0 ? days.length - 1 : index;
}

function useVisibleDays(): 2 | 3 {
  return useSyncExternalStore(
    (tell) => {
      addEventListener('resize', tell);
      return () => removeEventListener('resize', tell);
    },
    () => visibleDays(window.innerWidth),
    () => 3,
  );
}
