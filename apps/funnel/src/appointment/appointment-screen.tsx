import { appointmentTexts as texts } from '@funnel/domain/appointment/appointment-texts';
import type { Text } from '@funnel/domain/text/text';
import { CancelAppointment } from '@funnel/screen/appointment/cancel-appointment';
import { Button, ButtonLink, LinkButton } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { Notice } from '@funnel/ui/notice';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ReactNode, type Ref, useState } from 'react';
import style from './appointment-screen.module.css';
import type { useAppointment } from './use-appointment.ts';

interface AppointmentScreenProps {
  readonly keeping: ReturnType<typeof useAppointment>;
  readonly say: (text: Text) => string;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onMove: () => void;
  /** Where a new enquiry begins. */
  readonly beginHref: string;
  /** The time itself, as it is shown everywhere. */
  readonly children: ReactNode;
}

/** The visitor's appointment: when it is, and how to move or cancel it. */
export function AppointmentScreen(props: AppointmentScreenProps) {
  const { keeping, say, headlineRef, onMove, beginHref, children } = props;
  const { status, appointment, retry } = keeping;
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
            <NewsNotice keeping={keeping} say={say} />
            {children}
            <Actions keeping={keeping} say={say} onMove={onMove} />
          </>
        )}
      </div>
    </>
  );
}

type PartProps = Pick<AppointmentScreenProps, 'keeping' | 'say'>;

function NewsNotice({ keeping: { news, appointment }, say }: PartProps) {
  const isOver = news === 'over' || (appointment?.canChange === false && appointment.state !== 'CANCELLED');
  if (isOver) return <Notice>{say(texts.over)}</Notice>;
  if (news === 'failed') {
    return (
      <Notice tone="error" title={say(texts.failedTitle)}>
        {say(texts.failed)}
      </Notice>
    );
  }
  return (
    <div className={style['news']} role="status">
      {(news === 'moved' || news === 'cancelled') && <Notice tone="done">{say(texts[news])}</Notice>}
    </div>
  );
}

function Actions({ keeping, say, onMove }: PartProps & Pick<AppointmentScreenProps, 'onMove'>) {
  const [isAsking, setAsking] = useState(false);
  const { appointment, sending, cancel } = keeping;
  if (!appointment?.canChange) return null;
  const isCancelled = appointment.state === 'CANCELLED';
  const stay = () => setAsking(false);
  return (
    <div className={style['actions']}>
      <Button data-action="move" onClick={onMove}>
        {say(isCancelled ? texts.again : texts.move)}
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
