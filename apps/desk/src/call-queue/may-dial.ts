import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { isTakenCall } from '../shell/staff.ts';

interface Circumstances {
  readonly staffId: string;
  /** The call one is on. */
  readonly mineId: string | undefined;
  /** Nothing is known about colleagues. */
  readonly isOffline: boolean;
}

/** Whether a number may be dialled now: nobody is rung by two agents, and nobody is on two calls. */
export function mayDial(
  { enquiryId, claim }: Pick<QueueEntry, 'enquiryId' | 'claim'>,
  { staffId, mineId, isOffline }: Circumstances,
): boolean {
  if (isTakenCall(claim, { staffId })) return false;
  return mineId === undefined ? !isOffline : mineId === enquiryId;
}
