import { useLanguage, useText } from '@funnel/browser/language';
import type { ShownAppointment } from '@funnel/contract/appointment/shown-appointment';
import {
  kindTexts,
  reservedNote,
  standingNotes,
  standingTexts,
  appointmentTexts as texts,
} from '@funnel/domain/appointment/appointment-texts';
import { standingOf } from '@funnel/domain/appointment/standing';
import { slotTexts } from '@funnel/domain/slot/slot-texts';
import { callWindow, dayWords, slotDate, timeRange } from '@funnel/domain/slot/slot-time';
import type { LocalizedText } from '@funnel/domain/text/text';
import { AppointmentResult } from '@funnel/screen/appointment/appointment-result';
import { CancelAppointment } from '@funnel/screen/appointment/cancel-appointment';
import { ConfirmAppointment } from '@funnel/screen/appointment/confirm-appointment';
import { Button, LinkButton } from '@funnel/ui/button';
import { Card } from '@funnel/ui/card';
import { SlotCard } from '@funnel/ui/slot-card';
import { type RefObject, useEffect, useRef, useState } from 'react';
import style from './appointment.module.css';
import { myAppointmentTexts as myTexts } from './my-appointment-texts.ts';
import type { MyAppointment } from './use-my-appointment.ts';

interface AppointmentCardProps {
  readonly appointment: ShownAppointment | null;
  readonly telephone: string;
  readonly mine: MyAppointment;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly onConfirm: () => void;
  readonly onChoose: () => void;
}

/** The customer's call: when it is, and how to confirm, move or cancel it. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, telephone, mine, titleRef, onConfirm, onChoose } = props;
  const say = useText();
  const { language } = useLanguage();
  const isOn = isStillOn(appointment);
  return (
    <Card title={say(texts.title)} titleRef={titleRef}>
      <div className={style['card']}>
        <AppointmentResult
          result={mine.result}
          isOver={isOn && !appointment.canChange}
          chosen={myTexts.chosen}
          say={say}
        />
        {appointment ? (
          <AppointmentSlot appointment={appointment} reserved={reservedNote} />
        ) : (
          <p className={style['soft']}>{say(myTexts.none)}</p>
        )}
        {isOn && appointment.canChange && !appointment.toConfirm && (
          <p className={style['soft']}>{say(myTexts.callUnder).replace('{telephone}', telephone)}</p>
        )}
        {appointment?.toConfirm && (
          <ConfirmAppointment
            until={appointment.toConfirm.until}
            isSending={mine.sending === 'confirm'}
            language={language}
            say={say}
            onConfirm={onConfirm}
          />
        )}
        <Actions appointment={appointment} mine={mine} titleRef={titleRef} onChoose={onChoose} />
      </div>
    </Card>
  );
}

/** Whether the call is still planned at its time, booked or wished for. */
function isStillOn(appointment: ShownAppointment | null): appointment is ShownAppointment {
  return appointment !== null && (appointment.state === 'BOOKED' || appointment.state === 'WISHED');
}

/** Read-only: nothing may be changed before the address is confirmed. */
export function PendingAppointmentCard({ appointment }: { appointment: ShownAppointment }) {
  const say = useText();
  return (
    <Card title={say(texts.title)}>
      <div className={style['card']}>
        <AppointmentSlot appointment={appointment} reserved={myTexts.toConfirm} />
        <p className={style['soft']}>{say(myTexts.later)}</p>
      </div>
    </Card>
  );
}

interface AppointmentSlotProps {
  readonly appointment: ShownAppointment;
  /** The note below a time that is only reserved. */
  readonly reserved: LocalizedText;
}

function AppointmentSlot({ appointment, reserved }: AppointmentSlotProps) {
  const say = useText();
  const { language } = useLanguage();
  const { kind, canChange } = appointment;
  const standing = standingOf(appointment);
  const { from, to } = callWindow(appointment);
  const isHeld = standing === 'BOOKED' || standing === 'RESERVED';
  const planned = standing === 'RESERVED' ? reserved : slotTexts.window;
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
