import type { Standing } from '../appointment/standing.ts';
import type { CallOutcome } from '../call-queue/claim.ts';
import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** The steps from an enquiry to the kitchen, in this order (R27). The first two are up to the customer. */
export const NEXT_STEPS = ['CALL', 'FLOOR_PLAN', 'PLANNING', 'MODEL', 'DELIVERY'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export const nextStepTexts: Readonly<Record<NextStep, LocalizedText>> = defineTexts('customer.nextStep', {
  CALL: { de: 'Wir rufen Sie an', en: 'We call you' },
  FLOOR_PLAN: { de: 'Sie schicken uns Ihren Grundriss', en: 'You send us your floor plan' },
  PLANNING: { de: 'Wir planen gemeinsam', en: 'We plan together' },
  MODEL: { de: 'Sie sehen Ihre Küche in 3D', en: 'You see your kitchen in 3D' },
  DELIVERY: { de: 'Wir liefern und montieren', en: 'We deliver and fit it' },
});

/** OPEN: the customer has to act. DONE: nothing more to do. LATER: the retailer has to act. */
export type StepProgress = 'OPEN' | 'DONE' | 'LATER';

interface Call {
  readonly standing: Standing;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The last call that the staff made and noted. */
interface Try {
  readonly outcome: CallOutcome;
  readonly endedAt: Date;
}

export interface EnquiryProgress {
  readonly call: Call | undefined;
  readonly lastTry?: Try | undefined;
  readonly fileCount: number;
  readonly now: Date;
}

export function nextSteps({ call, lastTry, fileCount, now }: EnquiryProgress): {
  step: NextStep;
  progress: StepProgress;
}[] {
  const own: Partial<Record<NextStep, StepProgress>> = {
    CALL: callProgress(call, lastTry, now),
    FLOOR_PLAN: fileCount > 0 ? 'DONE' : 'OPEN',
  };
  return NEXT_STEPS.map((step) => ({ step, progress: own[step] ?? 'LATER' }));
}

const NOBODY_SPOKEN_TO: readonly CallOutcome[] = ['NOT_REACHED', 'WRONG_NUMBER'];

const AGREED: readonly Standing[] = ['RESERVED', 'BOOKED', 'WISHED'];

/**
 * A reserved call waits for the customer until it begins. After that, the staff's outcome counts. Without one a booked
 * call counts as made; of any other nothing is known.
 */
function callProgress(call: Call | undefined, lastTry: Try | undefined, now: Date): StepProgress {
  const isAgreed = call !== undefined && AGREED.includes(call.standing);
  if (call?.standing === 'RESERVED' && call.startsAt > now) return 'OPEN';
  if (isAgreed && call.endsAt > now) return 'LATER';
  if (lastTry && !NOBODY_SPOKEN_TO.includes(lastTry.outcome)) return 'DONE';
  if (!isAgreed) return 'OPEN';
  const isMissed = lastTry !== undefined && lastTry.endedAt >= call.startsAt;
  return call.standing !== 'BOOKED' || isMissed ? 'LATER' : 'DONE';
}
