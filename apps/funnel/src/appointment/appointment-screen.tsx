import { appointmentTexts as texts } from '@funnel/domain/appointment/appointment-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { AppointmentResult } from '@funnel/screen/appointment/appointment-result';
import { CancelAppointment } from '@funnel/screen/appointment/cancel-appointment';
import { ConfirmAppointment } from '@funnel/screen/appointment/confirm-appointment';
import { Button, ButtonLink, LinkButton } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { Notice } from '@funnel/ui/notice';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ReactNode, type Ref, useState } from 'react';
import style from './appointment-screen.module.css';
import type { useAppointment } from './use-appointment.ts';

interface AppointmentScreenProps {
  readonly keeping: ReturnType<typeof useAppointment>;
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onMove: () => void;
  /** The address where a new enquiry starts. */
  readonly beginHref: string;
  readonly language: Language;
  /** The time of the appointment. */
  readonly children: ReactNode;
}

/** The visitor's appointment: when it is, and how to confirm, move or cancel it. */
export function AppointmentScreen(props: AppointmentScreenProps) {
  const { keeping, say, headlineRef, onMove, beginHref, language, children } = props;
  const { status, appointment, result, retry } = keeping;
  const isOn = appointment?.state === 'BOOKED' || appointment?.state === 'WISHED';
  return (
    <>
      <Headline ref={headlineRef}>{say(texts.title)}</Headline>
      <div className={style['screen']}>
        {status === 'loading' && (
          <div className={style['skeleton']}>
            <VisuallyHidden>
              <span role="status">{say(texts.loading)}</span>
            </VisuallyHidden>
          </div>
        )}
        {status === 'unknown' && (
          <>
            <Notice title={say(texts.unknownTitle)}>{say(texts.unknown)}</Notice>
            <ButtonLink href={beginHref}>{say(texts.begin)}</ButtonLink>
          </>
        )}
        {status === 'failed' && (
          <>
            <Notice tone="error" title={say(texts.failedTitle)}>
              {say(texts.failed)}
            </Notice>
            <Button variant="secondary" data-action="retry" onClick={retry}>
              {say(texts.retry)}
            </Button>
          </>
        )}
        {status === 'ready' && appointment && (
          <>
            <AppointmentResult
              result={result}
              isOver={result === 'over' || (isOn && !appointment.canChange)}
              say={say}
            />
            {children}
            <Actions keeping={keeping} say={say} onMove={onMove} language={language} />
          </>
        )}
      </div>
    </>
  );
}

type PartProps = Pick<AppointmentScreenProps, 'keeping' | 'say'>;

type ActionsProps = PartProps & Pick<AppointmentScreenProps, 'onMove' | 'language'>;

function Actions({ keeping, say, onMove, language }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { appointment, sending, confirm, cancel } = keeping;
  if (!appointment?.canChange) return null;
  const isCancelled = appointment.state === 'CANCELLED';
  const isOn = appointment.state === 'BOOKED' || appointment.state === 'WISHED';
  const stay = () => setAsking(false);
  return (
    <div className={style['actions']}>
      {appointment.toConfirm && (
        <ConfirmAppointment
          until={appointment.toConfirm.until}
          isSending={sending === 'confirm'}
          language={language}
          say={say}
          onConfirm={() => void confirm()}
        />
      )}
      <Button variant={appointment.toConfirm ? 'secondary' : 'primary'} data-action="move" onClick={onMove}>
        {say(isOn ? texts.move : texts.again)}
      </Button>
      {!isCancelled && (
        <LinkButton data-action="cancel" onClick={() => setAsking(true)}>
          {say(texts.cancel)}
        </LinkButton>
      )}
      <CancelAppointment
        open={isAsking}
        isSending={sending === 'cancel'}
        say={say}
        onStay={stay}
        onConfirm={() => void cancel().then(stay)}
      />
    </div>
  );
}
