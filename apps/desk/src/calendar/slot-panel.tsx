import { useLanguage, useText } from '@funnel/browser/language';
import type { CalendarCall, CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { Button } from '@funnel/ui/compact-button';
import { PlusIcon } from '@funnel/ui/desk-icon';
import { CloseIcon } from '@funnel/ui/icon';
import { IconButton } from '@funnel/ui/icon-button';
import { Notice } from '@funnel/ui/notice';
import textStyle from '@funnel/ui/text.module.css';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../shell/staff.ts';
import { BookingForm } from './booking-form.tsx';
import { type GridCell, isEmpty, isStray } from './calendar-grid.ts';
import { calendarTexts, slotTexts as texts } from './calendar-texts.ts';
import { shortDay } from './day-words.ts';
import type { Picked } from './enquiry-search.tsx';
import { CallEntry, VisitEntry } from './slot-entries.tsx';
import style from './slot-panel.module.css';
import { Stepper } from './stepper.tsx';
import { isTaken, useBooking } from './use-booking.ts';
import type { useSeats } from './use-seats.ts';

interface SlotPanelProps {
  readonly cell: GridCell;
  readonly isPast: boolean;
  readonly showroom: string | undefined;
  readonly seats: ReturnType<typeof useSeats>;
  /** The enquiry that is being booked or moved. */
  readonly picked: Picked | undefined;
  readonly onPick: (picked: Picked | undefined) => void;
  readonly onClose: () => void;
}

const MOST_SEATS = 100;

/** Calls and visits of the chosen slot, with their actions. */
export function SlotPanel({ cell, isPast, showroom, seats, picked, onPick, onClose }: SlotPanelProps) {
  const say = useText();
  const { language } = useLanguage();
  const may = useMay();
  const { book, cancelVisit, cancelCall, moveVisit } = useBooking();
  const [isBooking, setIsBooking] = useState(false);
  const [cancelled, setCancelled] = useState<CalendarCall | CalendarVisit>();
  const title = useRef<HTMLHeadingElement>(null);
  const { date, time, slot, booked, wished, visits } = cell;
  const key = `${date} ${time}`;
  // Focus management: only on opening. While arrows move through the grid, the focus stays there.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time has another story.
  useEffect(() => {
    setCancelled(undefined);
    book.reset();
  }, [key]);
  const hasSeat = slot !== undefined && slot.taken < slot.capacity && !isPast;
  const facts = [
    slot
      ? say(calendarTexts.seats, { taken: String(slot.taken), capacity: String(slot.capacity) })
      : say(texts.closed),
    isPast && say(texts.over),
  ];
  const mayBook = may('enquiry.change') && !isPast;
  /** Books the same time again. Somebody else may have taken it. */
  function undo(entry: CalendarCall | CalendarVisit): void {
    const done = { onSuccess: () => setCancelled(undefined) };
    if ('visitId' in entry) moveVisit.mutate(entry, done);
    else book.mutate({ enquiryId: entry.enquiryId, time: { kind: 'CALL', start: entry.start } }, done);
  }
  return (
    <section className={style['panel']} data-panel={key} aria-labelledby="slot-title">
      <header className={style['head']}>
        <div>
          <h2 id="slot-title" ref={title} tabIndex={-1}>
            {shortDay(date, language)}, {time}
          </h2>
          <p className={textStyle['meta']}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <IconButton label={say(texts.close)} onClick={onClose}>
          <CloseIcon size="s" />
        </IconButton>
      </header>
      {seats.trouble && (
        <Notice tone="error">{say(seats.trouble === 'stale' ? texts.staleSeats : texts.failed)}</Notice>
      )}
      {(book.isError || moveVisit.isError || cancelVisit.isError || cancelCall.isError) && (
        <Notice tone="error">
          {say(isTaken(book.error ?? moveVisit.error) ? texts.taken : texts.failed)}
        </Notice>
      )}
      {isEmpty(cell) && !cancelled && <p className={textStyle['meta']}>{say(texts.none)}</p>}
      <ul className={style['list']}>
        {[...booked, ...wished].map((call) => (
          <CallEntry
            key={call.enquiryId}
            call={call}
            isStray={isStray(cell)}
            onMove={mayBook ? () => onPick(call) : undefined}
            onCancel={
              mayBook && call.state === 'BOOKED'
                ? () => cancelCall.mutate(call, { onSuccess: () => setCancelled(call) })
                : undefined
            }
            onBook={
              mayBook && hasSeat && call.state !== 'BOOKED'
                ? () => book.mutate({ enquiryId: call.enquiryId, time: { kind: 'CALL', start: slot.start } })
                : undefined
            }
          />
        ))}
        {visits.map((visit) => (
          <VisitEntry
            key={visit.visitId}
            visit={visit}
            onMove={() => onPick({ ...visit, visit })}
            onCancel={
              mayBook ? () => cancelVisit.mutate(visit, { onSuccess: () => setCancelled(visit) }) : undefined
            }
          />
        ))}
      </ul>
      {cancelled && (
        <p className={style['undo']} role="status">
          {say(texts.cancelled, { name: cancelled.fullName })}
          <Button
            size="s"
            data-action="undo-cancel"
            isBusy={book.isPending || moveVisit.isPending}
            onClick={() => undo(cancelled)}
          >
            {say(texts.undo)}
          </Button>
        </p>
      )}
      {slot && !isPast && may('hours.change') && (
        <div className={style['seats']}>
          <span>{say(texts.seatsHere)}</span>
          <Stepper
            name="seats"
            label={say(texts.seatsHere)}
            value={slot.capacity}
            least={0}
            most={MOST_SEATS}
            onChange={(capacity) => seats.change(slot, capacity)}
          />
        </div>
      )}
      {mayBook && (isBooking || picked) && (
        <BookingForm
          key={key}
          cell={cell}
          picked={picked}
          showroom={showroom}
          onPick={onPick}
          onDone={() => {
            setIsBooking(false);
            onPick(undefined);
          }}
        />
      )}
      {mayBook && !isBooking && !picked && (
        <Button data-action="start-booking" onClick={() => setIsBooking(true)}>
          <PlusIcon size="s" />
          {say(texts.book)}
        </Button>
      )}
    </section>
  );
}
