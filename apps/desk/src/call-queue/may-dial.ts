import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { isTakenCall } from '../shell/staff.ts';

interface Circumstances {
  readonly staffId: string;
  /** The enquiry of the current call. */
  readonly mineId: string | undefined;
  /** Claims of colleagues are unknown. */
  readonly isOffline: boolean;
}

/** Whether a number may be dialled. Two agents never call the same person, and nobody is on two calls. */
export function mayDial(
  { enquiryId, claim }: Pick<QueueEntry, 'enquiryId' | 'claim'>,
  { staffId, mineId, isOffline }: Circumstances,
): boolean {
  if (isTakenCall(claim, { staffId })) return false;
  return mineId === undefined ? !isOffline : mineId === enquiryId;
}
