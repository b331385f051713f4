import { useLanguage, useText } from '@funnel/browser/language';
import type { OwnAppointment } from '@funnel/contract/customer-area/show-overview';
import {
  kindTexts,
  standingNotes,
  standingTexts,
  appointmentTexts as texts,
} from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import { callWindow, dayWords, slotDate, timeRange } from '@funnel/domain/slot/slot-time';
import { CancelAppointment } from '@funnel/screen/appointment/cancel-appointment';
import { Button, LinkButton } from '@funnel/ui/button';
import { Card } from '@funnel/ui/card';
import { Notice } from '@funnel/ui/notice';
import { SlotCard } from '@funnel/ui/slot-card';
import { type RefObject, useEffect, useRef, useState } from 'react';
import style from './appointment.module.css';
import { myAppointmentTexts as myTexts } from './my-appointment-texts.ts';
import type { MyAppointment } from './use-my-appointment.ts';

interface AppointmentCardProps {
  readonly appointment: OwnAppointment | null;
  readonly telephone: string;
  readonly mine: MyAppointment;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: () => void;
}

/** The customer's call: when it is, and how to move or cancel it. */
export function AppointmentCard({ appointment, telephone, mine, titleRef, onChoose }: AppointmentCardProps) {
  const say = useText();
  const isOn = isStillOn(appointment);
  return (
    <Card title={say(texts.title)} titleRef={titleRef}>
      <div className={style['card']}>
        <ResultNotice result={mine.result} isOver={isOn && !appointment.canChange} />
        {appointment ? (
          <AppointmentSlot appointment={appointment} />
        ) : (
          <p className={style['soft']}>{say(myTexts.none)}</p>
        )}
        {isOn && appointment.canChange && (
          <p className={style['soft']}>{say(myTexts.callUnder).replace('{telephone}', telephone)}</p>
        )}
        <Actions appointment={appointment} mine={mine} titleRef={titleRef} onChoose={onChoose} />
      </div>
    </Card>
  );
}

/** Whether the call is still planned at its time, booked or wished for. */
function isStillOn(appointment: OwnAppointment | null): appointment is OwnAppointment {
  return appointment !== null && (appointment.state === 'BOOKED' || appointment.state === 'WISHED');
}

/** Read-only: nothing may be changed before the address is confirmed. */
export function PendingAppointmentCard({ appointment }: { appointment: OwnAppointment }) {
  const say = useText();
  return (
    <Card title={say(texts.title)}>
      <div className={style['card']}>
        <AppointmentSlot appointment={appointment} />
        <p className={style['soft']}>{say(myTexts.later)}</p>
      </div>
    </Card>
  );
}

function AppointmentSlot({ appointment }: { appointment: OwnAppointment }) {
  const say = useText();
  const { language } = useLanguage();
  const { kind, canChange } = appointment;
  const standing = standingOf(appointment);
  const { from, to } = callWindow(appointment);
  const isHeld = standing === 'BOOKED' || standing === 'RESERVED';
  const planned = standing === 'RESERVED' ? myTexts.toConfirm : slotTexts.window;
  // A call that has begun is no longer announced as "between".
  const note = isHeld ? (canChange ? planned : undefined) : standingNotes[standing];
  return (
    <SlotCard
      label={`${say(kindTexts[kind])}, ${say(standingTexts[standing])}`}
      day={dayWords(slotDate(appointment), language).whole}
      time={say(slotTexts.range).replace('{range}', timeRange(appointment))}
      note={note && say(note).replace('{from}', from).replace('{to}', to)}
      off={!isStillOn(appointment)}
    />
  );
}

function ResultNotice({ result, isOver }: { result: MyAppointment['result']; isOver: boolean }) {
  const say = useText();
  if (result === 'failed') {
    return (
      <Notice tone="error" title={say(texts.failedTitle)}>
        {say(texts.failed)}
      </Notice>
    );
  }
  const done = { moved: texts.moved, cancelled: texts.cancelled, chosen: myTexts.chosen };
  return (
    <div className={style['announcement']} role="status">
      {isOver ? (
        <Notice>{say(texts.over)}</Notice>
      ) : (
        (result === 'moved' || result === 'cancelled' || result === 'chosen') && (
          <Notice tone="done">{say(done[result])}</Notice>
        )
      )}
    </div>
  );
}

type ActionsProps = Pick<AppointmentCardProps, 'appointment' | 'mine' | 'titleRef' | 'onChoose'>;

function Actions({ appointment, mine, titleRef, onChoose }: ActionsProps) {
  const say = useText();
  const [isAsking, setAsking] = useState(false);

  // Focus management: the button that opened the dialog disappears with the appointment.
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && mine.result === 'cancelled') titleRef.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, mine.result, titleRef]);

  if (appointment && !appointment.canChange) return null;
  const isOn = isStillOn(appointment);
  const stay = () => setAsking(false);
  const label = appointment === null ? myTexts.choose : isOn ? texts.move : texts.again;
  return (
    <div className={style['actions']}>
      <Button variant={isOn ? 'secondary' : 'primary'} data-action="move" onClick={onChoose}>
        {say(label)}
      </Button>
      {isOn && (
        <LinkButton data-action="cancel" onClick={() => setAsking(true)}>
          {say(texts.cancel)}
        </LinkButton>
      )}
      <CancelAppointment
        open={isAsking}
        isSending={mine.sending === 'cancel'}
        say={say}
        onStay={stay}
        onConfirm={() => void mine.cancel().then(stay)}
      />
    </div>
  );
}
