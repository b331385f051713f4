import { useLanguage, useText } from '@funnel/browser/language';
import { addDays } from '@funnel/domain/slot/calendar-date';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { Notice } from '@funnel/ui/notice';
import textStyle from '@funnel/ui/text.module.css';
import { TextInput } from '@funnel/ui/text-input';
import { TickBox } from '@funnel/ui/tick-box';
import { useState } from 'react';
import { BookedList } from './booked-list.tsx';
import style from './close-days-dialog.module.css';
import { shortDay } from './day-words.ts';
import { closeTexts as texts } from './hours-texts.ts';
import { useClosureTrial, useHoursChanges } from './use-hours.ts';

interface CloseDaysDialogProps {
  readonly first: string;
  readonly onDone: () => void;
}

const MOST_DAYS = 366;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Closes days. Bookings on these days are listed before. */
export function CloseDaysDialog({ first, onDone }: CloseDaysDialogProps) {
  const say = useText();
  const { language } = useLanguage();
  const [from, setFrom] = useState(first);
  const [last, setLast] = useState(first);
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(true);
  const to = last < from ? from : last;
  const isRight = DATE.test(from) && DATE.test(to) && to < addDays(from, MOST_DAYS);
  const trial = useClosureTrial({ from, to }, isRight);
  const { close } = useHoursChanges();
  const days = isRight ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : 0;
  const { booked = [], bookedVisits = [] } = trial.data ?? {};
  const submit = () => {
    const body = {
      from,
      to,
      tell: tell && booked.length > 0,
      ...(reason.trim() && { reason: reason.trim() }),
    };
    close.mutate(body, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      title={say(texts.title)}
      closeLabel={say(texts.cancel)}
      onCancel={onDone}
      actions={
        <>
          <Button size="l" onClick={onDone}>
            {say(texts.cancel)}
          </Button>
          <Button
            size="l"
            variant="primary"
            data-action="submit-closure"
            isBusy={close.isPending}
            isOff={!isRight || trial.isPending}
            onClick={submit}
          >
            {days === 1
              ? say(texts.submitOne, { day: shortDay(from, language) })
              : say(texts.submit, { count: String(days) })}
          </Button>
        </>
      }
    >
      <div className={style['form']}>
        <TextInput
          label={say(texts.first)}
          type="date"
          name="closure-from"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextInput
          label={say(texts.last)}
          type="date"
          name="closure-to"
          min={from}
          value={to}
          onChange={({ target }) => setLast(target.value)}
        />
        <TextInput
          label={say(texts.reason)}
          name="closure-reason"
          maxLength={80}
          autoComplete="off"
          placeholder={say(texts.reasonHint)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className={style['hit']} aria-live="polite">
        {close.isError && <Notice tone="error">{say(texts.failed)}</Notice>}
        {trial.data && booked.length + bookedVisits.length === 0 && <p>{say(texts.nothing)}</p>}
        {booked.length > 0 && (
          <>
            <h3>{say(texts.calls)}</h3>
            <BookedList booked={booked} />
            <TickBox name="tell" isOn={tell} onChange={setTell}>
              {say(texts.tell)}
            </TickBox>
          </>
        )}
        {bookedVisits.length > 0 && (
          <>
            <h3>{say(texts.visits)}</h3>
            <BookedList booked={bookedVisits} />
          </>
        )}
        {booked.length + bookedVisits.length > 0 && <p className={textStyle['note']}>{say(texts.stay)}</p>}
      </div>
    </Dialog>
  );
}
