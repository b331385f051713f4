import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import type { LostReason } from '@funnel/domain/pipeline/status';
import type { VisitKind } from '@funnel/domain/visit/visit';
import { VisitPicker } from '../part/visit-picker.tsx';
import { LostReasons } from '../shell/lost-reasons.tsx';

/** Outcomes that need more input: the lost reason, or the time of a visit. */
export type Asking = 'LOST' | VisitKind;

interface OutcomeQuestionProps {
  readonly asking: Asking;
  readonly entry: QueueEntry;
  readonly onEnd: (outcome: CallEnd) => void;
  readonly onClose: () => void;
}

export function OutcomeQuestion({ asking, entry, onEnd, onClose }: OutcomeQuestionProps) {
  if (asking === 'LOST')
    return <LostReasons onChoose={(reason) => onEnd(lostBy(reason))} onClose={onClose} />;
  return (
    <VisitPicker
      key={asking}
      kind={asking}
      showroom={entry.showroom}
      email={entry.email}
      onSave={(visit) => onEnd({ kind: 'VISIT', visit: asking, ...visit })}
      onClose={onClose}
    />
  );
}

/** A wrong number means that the caller was never reached. That is its own outcome. */
function lostBy(reason: LostReason): CallEnd {
  return reason === 'WRONG_NUMBER' ? { kind: 'WRONG_NUMBER' } : { kind: 'LOST', reason };
}
