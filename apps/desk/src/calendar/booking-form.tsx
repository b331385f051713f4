import { useLanguage, useText } from '@funnel/browser/language';
import type { AgreedTime } from '@funnel/contract/calendar/book-time';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { VISIT_KINDS, type VisitKind } from '@funnel/domain/visit/visit';
import { Button } from '@funnel/ui/compact-button';
import { PhoneIcon } from '@funnel/ui/desk-icon';
import { Notice } from '@funnel/ui/notice';
import { Options, Select } from '@funnel/ui/select';
import textStyle from '@funnel/ui/text.module.css';
import { TickBox } from '@funnel/ui/tick-box';
import toggleStyle from '@funnel/ui/toggle.module.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import { useShowrooms } from '../shell/showrooms.ts';
import { useColleagues } from '../shell/use-colleagues.ts';
import { clockTime } from '../shell/words.ts';
import style from './booking-form.module.css';
import { bookingTexts as texts } from './booking-texts.ts';
import type { GridCell } from './calendar-grid.ts';
import { slotTexts } from './calendar-texts.ts';
import { shortDay } from './day-words.ts';
import { EnquirySearch, type Picked } from './enquiry-search.tsx';
import { VISIT_ICONS } from './slot-cell.tsx';
import { FREE_VISITS, isTaken, useBooking } from './use-booking.ts';

interface BookingFormProps {
  readonly cell: GridCell;
  readonly picked: Picked | undefined;
  /** The showroom that the calendar shows; undefined: all. */
  readonly showroom: string | undefined;
  readonly onPick: (picked: Picked | undefined) => void;
  readonly onDone: () => void;
}

type Kind = 'CALL' | VisitKind;
const KINDS: readonly Kind[] = ['CALL', ...VISIT_KINDS];
const OPEN = '';

/** Books a call in the chosen slot, or a visit on its day. */
export function BookingForm({ cell, picked, showroom: shown, onPick, onDone }: BookingFormProps) {
  const say = useText();
  const { language } = useLanguage();
  const staff = useColleagues();
  const showrooms = useShowrooms();
  const { book, moveVisit } = useBooking();
  const moved = picked?.visit;
  const hasSeat = cell.slot !== undefined && cell.slot.taken < cell.slot.capacity;
  const [chosen, setKind] = useState<Kind>(cell.slot ? 'CALL' : 'SHOWROOM');
  const kind = moved?.kind ?? chosen;
  const [place, setPlace] = useState(shown);
  const [start, setStart] = useState<string>();
  const [planner, setPlanner] = useState(OPEN);
  const [tell, setTell] = useState(true);
  const showroom = moved?.showroom ?? place ?? picked?.showroom ?? showrooms[0]?.id ?? '';
  const free = useFreeVisits(kind === 'CALL' ? undefined : kind, showroom, cell.date);
  const time = timeOf();
  const name = (each: Kind) => say(texts[each]);

  function timeOf(): AgreedTime | undefined {
    if (kind === 'CALL') return hasSeat && cell.slot ? { kind, start: cell.slot.start } : undefined;
    if (start === undefined || !free.data?.some((slot) => slot.start === start)) return undefined;
    const by = planner === OPEN ? {} : { planner };
    return { kind: 'VISIT', visit: kind, showroom, start, confirm: tell, ...by };
  }
  const submit = () => {
    if (!time || !picked) return;
    const done = { onSuccess: onDone };
    if (moved) moveVisit.mutate({ visitId: moved.visitId, start: time.start }, done);
    else book.mutate({ enquiryId: picked.enquiryId, time }, done);
  };
  const when = `${shortDay(cell.date, language)}, ${time ? clockTime(time.start) : cell.time}`;
  return (
    <section className={style['form']} aria-label={say(texts.title)} data-form="booking">
      {!moved && (
        <fieldset className={style['kinds']} aria-label={say(texts.kind)}>
          {KINDS.map((each) => {
            const Icon = each === 'CALL' ? PhoneIcon : VISIT_ICONS[each];
            return (
              <button
                key={each}
                type="button"
                className={toggleStyle['box']}
                data-kind={each}
                aria-pressed={kind === each}
                onClick={() => setKind(each)}
              >
                <Icon size="s" />
                {name(each)}
              </button>
            );
          })}
        </fieldset>
      )}
      <EnquirySearch picked={picked} onPick={onPick} />
      {kind === 'CALL' && !hasSeat && <p className={textStyle['meta']}>{say(texts.full)}</p>}
      {kind !== 'CALL' && (
        <>
          {!moved && (
            <div className={style['field']}>
              <span aria-hidden="true">{say(texts.showroom)}</span>
              <Select
                aria-label={say(texts.showroom)}
                name="booking-showroom"
                value={showroom}
                onChange={({ target }) => setPlace(target.value)}
              >
                <Options of={showrooms.map(({ id, name: words }) => ({ value: id, name: words }))} />
              </Select>
            </div>
          )}
          <fieldset className={style['times']} aria-label={say(texts.times)}>
            {free.data?.map((slot) => (
              <button
                key={slot.start}
                type="button"
                className={toggleStyle['box']}
                data-start={slot.start}
                aria-pressed={slot.start === start}
                onClick={() => setStart(slot.start)}
              >
                {clockTime(slot.start)}
              </button>
            ))}
            {free.data?.length === 0 && <p className={textStyle['meta']}>{say(texts.noTimes)}</p>}
          </fieldset>
          {!moved && (
            <>
              <div className={style['field']}>
                <span aria-hidden="true">{say(texts.planner)}</span>
                <Select
                  aria-label={say(texts.planner)}
                  name="booking-planner"
                  value={planner}
                  onChange={({ target }) => setPlanner(target.value)}
                >
                  <option value={OPEN}>{say(texts.noPlanner)}</option>
                  <Options of={staff.map(({ staffId, name: words }) => ({ value: staffId, name: words }))} />
                </Select>
              </div>
              <TickBox name="booking-tell" isOn={tell} onChange={setTell}>
                {say(texts.tell)}
              </TickBox>
            </>
          )}
        </>
      )}
      {(book.isError || moveVisit.isError) && (
        <Notice tone="error">
          {say(isTaken(book.error ?? moveVisit.error) ? slotTexts.taken : slotTexts.failed)}
        </Notice>
      )}
      <div className={style['acts']}>
        <Button
          variant="primary"
          data-action="book"
          isBusy={book.isPending || moveVisit.isPending}
          isOff={!time || !picked}
          onClick={submit}
        >
          {moved ? say(texts.move, { when }) : say(texts.submit, { kind: name(kind), when })}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {say(texts.stop)}
        </Button>
      </div>
    </section>
  );
}

function useFreeVisits(kind: VisitKind | undefined, showroom: string, date: string) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [FREE_VISITS, kind, showroom, date],
    queryFn: async () => {
      const query = { kind: kind ?? 'SHOWROOM', showroom };
      const { days } = (await replyOf(call(listVisitSlotsEndpoint, { query }))).data;
      return days[date] ?? [];
    },
    enabled: kind !== undefined && showroom !== '',
  });
}
