import { useText } from '@funnel/browser/language';
import { statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import type { Status } from '@funnel/domain/pipeline/status';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import style from './status-mark.module.css';

interface StatusMarkProps {
  readonly status: Status;
  /** Only the circle is seen, where the word has no room. */
  readonly isShort?: boolean;
}

/** A circle that fills with the status. The shape says it, too: colour alone is not accessible. */
export function StatusMark({ status, isShort = false }: StatusMarkProps) {
  const say = useText();
  return (
    <span className={style['status']} data-status={status}>
      <svg className={style[status]} viewBox="0 0 16 16" aria-hidden="true">
        <Circle status={status} />
      </svg>
      {isShort ? <VisuallyHidden>{say(statusNames[status])}</VisuallyHidden> : say(statusNames[status])}
    </span>
  );
}

/** Quarter, half and three quarters, clockwise from the top. */
const PIES: Partial<Record<Status, string>> = {
  CONTACTED: 'M8 8V4a4 4 0 0 1 4 4z',
  APPOINTMENT: 'M8 8V4a4 4 0 0 1 0 8z',
  OFFER: 'M8 8V4a4 4 0 1 1-4 4z',
};

function Circle({ status }: { status: Status }) {
  if (status === 'WON') {
    return (
      <>
        <circle className={style['filled']} cx="8" cy="8" r="7" />
        <path className={style['check']} d="m5 8.2 2.1 2.100L11.2 6" />
      </>
    );
  }
  return (
    <>
      <circle cx="8" cy="8" r="6.2" {...(status === 'NEW' && { strokeDasharray: '2.4 2' })} />
      {status === 'LOST' && <path d="m5.8 5.8 4.4 4.400M10.2 5.800l-4.4 4.4" />}
      {PIES[status] && <path className={style['filled']} d={PIES[status]} />}
    </>
  );
}
