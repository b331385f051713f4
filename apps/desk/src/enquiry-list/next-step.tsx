import { useText } from '@funnel/browser/language';
import type { ListedEnquiry } from '@funnel/contract/enquiry-list/list-enquiries';
import { lostReasonNames } from '@funnel/domain/pipeline/pipeline-texts';
import { StepSign } from '../part/step-sign.tsx';

interface NextStepProps {
  readonly row: ListedEnquiry;
  readonly now: Date;
}

/** What is to be done next, or why there is nothing. */
export function NextStep({ row, now }: NextStepProps) {
  const say = useText();
  if (row.step) return <StepSign step={row.step} now={now} />;
  return row.status === 'LOST' && row.lostReason ? say(lostReasonNames[row.lostReason]) : null;
}
