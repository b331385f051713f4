import { useLanguage, useText } from '@funnel/browser/language';
import { addDays, mondayOf, todayAt, weekNumber } from '@funnel/domain/slot/calendar-date';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@funnel/ui/desk-icon';
import { LockIcon } from '@funnel/ui/icon';
import { Segments } from '@funnel/ui/segments';
import { useEffect, useRef, useState } from 'react';
import { KeyList } from '../shell/key-list.tsx';
import { useLive } from '../shell/live.ts';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { useMay } from '../shell/staff.ts';
import { SupportCode } from '../shell/support-code.tsx';
import { useMedia } from '../shell/use-media.ts';
import { useNow } from '../shell/use-now.ts';
import { clockTime } from '../shell/words.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { type GridCell, gridOf, isOver } from './calendar-grid.ts';
import style from './calendar-screen.module.css';
import { calendarKeyTexts as keyTexts, slotTexts, calendarTexts as texts } from './calendar-texts.ts';
import { CloseDaysDialog } from './close-days-dialog.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { daysWords } from './day-words.ts';
import type { Picked } from './enquiry-search.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { Pips } from './pips.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { CALENDAR, useCalendar } from './use-calendar.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { HOURS } from './use-hours.ts';
import { usePlace } from './use-place.ts';
import { useSeats } from './use-seats.ts';
import { keyOf, WeekGrid } from './week-grid.tsx';

const WEEK = 7;
/** Rendering a week is expensive, and nothing in it changes by the second. */
const TICK_MS = 15_000;
const KEYS = [
  [['H'], keyTexts.today],
  [['←', '→'], keyTexts.across],
  [['↑', '↓'], keyTexts.along],
  [['Enter'], keyTexts.open],
  [['+', '-'], keyTexts.seats],
  [['Esc'], keyTexts.close],
] as const;

/** Calls and visits of a week or a day, and the opening hours. */
export function CalendarScreen() {
  const say = useText();
  const { language } = useLanguage();
  const may = useMay();
  const isNarrow = useMedia('(width < 60em)');
  const { lostSince, reconnect } = useLive([CALENDAR, HOURS]);
  const [aheadMs, setAheadMs] = useState(0);
  const now = useNow(aheadMs, TICK_MS);
  const today = todayAt(now);
  const { place, go } = usePlace(now);
  const isDay = isNarrow || place.view === 'day';
  const monday = mondayOf(place.date);
  const calendar = useCalendar({ ...place, from: monday, days: WEEK });
  const seats = useSeats();
  const [openKey, setOpenKey] = useState<string>();
  const [areHoursOpen, setAreHoursOpen] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const [picked, setPicked] = useState<Picked>();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const headline = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  const ahead = calendar.data?.aheadMs;
  useEffect(() => {
    if (ahead !== undefined) setAheadMs(ahead);
  }, [ahead]);

  const week = Array.from({ length: WEEK }, (_, days) => addDays(monday, days));
  const sunday = week.at(-1) ?? monday;
  const { data: told } = calendar;
  const data = told && { ...told, slots: told.slots.map(seats.shown) };
  const hasSunday =
    data !== undefined &&
    [...data.slots, ...data.calls, ...data.visits].some(({ start }) => start.startsWith(sunday));
  const dates = hasSunday ? week : week.slice(0, -1);
  const rows = data ? gridOf(data, isDay ? [place.date] : dates) : [];
  const cells = rows.flatMap((row) => row.cells);
  const open = cells.find((cell) => keyOf(cell) === openKey);

  const move = (by: 1 | -1) => go({ date: addDays(place.date, by * (isDay ? 1 : WEEK)) });
  const close = () => {
    const key = openKey;
    setOpenKey(undefined);
    setAreHoursOpen(false);
    body.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus();
  };
  useCalendarKeys({
    cells,
    body,
    openKey: open && openKey,
    onOpen: setOpenKey,
    onToday: () => go({ date: today }),
    onMove: move,
    onSeats: (cell, by) => {
      if (cell.slot && may('hours.change') && !isOver(cell, now, today))
        seats.change(cell.slot, Math.max(0, cell.slot.capacity + by));
    },
    onHelp: () => setAreKeysShown(true),
    onEscape: picked ? () => setPicked(undefined) : open || areHoursOpen ? close : undefined,
  });
  const show = (cell: GridCell) => {
    setOpenKey(keyOf(cell));
    setAreHoursOpen(false);
  };

  return (
    <div className={style['screen']} data-screen="calendar">
      <header className={style['bar']}>
        <h1 ref={headline} tabIndex={-1}>
          {say(texts.title)}
        </h1>
        <div className={style['steps']}>
          <Button
            aria-label={say(isDay ? texts.earlierDay : texts.earlierWeek)}
            data-action="earlier"
            onClick={() => move(-1)}
          >
            <ChevronLeftIcon size="s" />
          </Button>
          <Button data-action="today" keyCap="H" onClick={() => go({ date: today })}>
            {say(texts.today)}
          </Button>
          <Button
            aria-label={say(isDay ? texts.laterDay : texts.laterWeek)}
            data-action="later"
            onClick={() => move(1)}
          >
            <ChevronRightIcon size="s" />
          </Button>
        </div>
        <p className={style['when']}>
          <b>
            {isDay
              ? daysWords(place.date, place.date, language)
              : daysWords(monday, dates.at(-1) ?? monday, language)}
          </b>
          <small>{say(texts.weekNumber, { number: String(weekNumber(monday)) })}</small>
        </p>
        <div className={style['end']}>
          <CalendarFilters place={place} onChange={go} />
          {!isNarrow && (
            <Segments
              label={say(texts.view)}
              hook="view"
              value={place.view}
              options={(['day', 'week'] as const).map((value) => ({ value, name: say(texts[value]) }))}
              onChoose={(view) => go({ view })}
            />
          )}
          {isNarrow && (
            <Button data-action="hours" onClick={() => setAreHoursOpen(true)}>
              {say(texts.hours)}
            </Button>
          )}
          {may('hours.change') && (
            <Button variant="primary" data-action="close-days" onClick={() => setIsClosing(true)}>
              <LockIcon size="s" />
              {say(texts.closeTime)}
            </Button>
          )}
        </div>
      </header>
      <div>
        <OfflineBanner since={lostSince} onConnect={reconnect}>
          {data && say(texts.offlineText, { time: clockTime(data.now) })}
        </OfflineBanner>
        {calendar.isError && !(data && lostSince) && (
          <Banner
            tone="error"
            title={say(texts.failed)}
            end={<Button onClick={() => void calendar.refetch()}>{say(texts.retry)}</Button>}
          >
            <SupportCode error={calendar.error} />
          </Banner>
        )}
      </div>
      <div className={style['columns']}>
        <div className={style['body']} ref={body} aria-busy={calendar.isPlaceholderData}>
          {isDay && <DayStrip dates={week} date={place.date} today={today} onDate={(date) => go({ date })} />}
          <div className={style['days']}>
            {data &&
              (isDay ? (
                <DayList {...{ data, rows, now, today }} date={place.date} chosen={openKey} onOpen={show} />
              ) : (
                <WeekGrid
                  {...{ data, rows, dates, now, today }}
                  chosen={openKey}
                  onOpen={show}
                  onDay={(date) => go({ date, view: 'day' })}
                />
              ))}
          </div>
          {(picked || !isDay) && (
            <Foot picked={picked} onStop={() => setPicked(undefined)} onKeys={() => setAreKeysShown(true)} />
          )}
        </div>
        <aside className={`${style['aside']} ${open || areHoursOpen ? style['shown'] : ''}`}>
          {open && (
            <SlotPanel
              cell={open}
              isPast={isOver(open, now, today)}
              showroom={place.showroom}
              seats={seats}
              picked={picked}
              onPick={setPicked}
              onClose={close}
            />
          )}
          {/* Hidden, not unmounted: unsaved changes would be lost. */}
          <div hidden={open !== undefined}>
            <HoursPanel onClose={close} onCloseDays={() => setIsClosing(true)} />
          </div>
        </aside>
      </div>
      <KeyList isOpen={areKeysShown} keys={KEYS} onClose={() => setAreKeysShown(false)} />
      {isClosing && (
        <CloseDaysDialog first={place.date < today ? today : place.date} onDone={() => setIsClosing(false)} />
      )}
    </div>
  );
}

interface FootProps {
  readonly picked: Picked | undefined;
  readonly onStop: () => void;
  readonly onKeys: () => void;
}

/** The legend, or the next step of a booking. */
function Foot({ picked, onStop, onKeys }: FootProps) {
  const say = useText();
  if (picked)
    return (
      <div className={`${style['foot']} ${style['moving']}`} role="status">
        {say(slotTexts.moving, { name: picked.fullName })}
        <Button size="s" onClick={onStop}>
          {say(slotTexts.stop)}
        </Button>
      </div>
    );
  return (
    <div className={style['foot']}>
      <span>
        <Pips taken={2} capacity={3} /> {say(texts.legendSeats)}
      </span>
      <span>
        <Pips taken={0} capacity={1} wished={1} /> {say(texts.legendWish)}
      </span>
      <Button size="s" variant="ghost" data-action="keys" keyCap="?" onClick={onKeys}>
        {say(keyTexts.title)}
      </Button>
    </div>
  );
}
