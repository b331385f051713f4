import { appointmentTexts as texts } from '@funnel/domain/appointment/appointment-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Notice } from '@funnel/ui/notice';
import style from './appointment-result.module.css';

/** What came of the last act. */
export type ChangeResult =
  | 'chosen'
  | 'confirmed'
  | 'moved'
  | 'cancelled'
  | 'taken'
  | 'lapsed'
  | 'over'
  | 'failed';

interface AppointmentResultProps {
  readonly result: ChangeResult | undefined;
  /** Nothing can be changed any more. */
  readonly isOver: boolean;
  /** What is said of a first time. */
  readonly chosen?: LocalizedText;
  readonly say: Say;
}

/** What came of confirming, moving or cancelling an appointment. That a time is taken is told beside the times. */
export function AppointmentResult({ result, isOver, chosen, say }: AppointmentResultProps) {
  if (!isOver && result === 'failed') {
    return (
      <Notice tone="error" title={say(texts.failedTitle)}>
        {say(texts.failed)}
      </Notice>
    );
  }
  if (!isOver && result === 'lapsed') return <Notice tone="error">{say(texts.lapsed)}</Notice>;
  const { confirmed, moved, cancelled } = texts;
  const words: Partial<Record<ChangeResult, LocalizedText | undefined>> = {
    chosen,
    confirmed,
    moved,
    cancelled,
  };
  const done = result && words[result];
  return (
    <div className={style['announcement']} role="status">
      {isOver ? <Notice>{say(texts.over)}</Notice> : done && <Notice tone="done">{say(done)}</Notice>}
    </div>
  );
}
