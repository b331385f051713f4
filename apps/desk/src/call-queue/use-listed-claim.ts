import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { useEffect, useEffectEvent } from 'react';
import { useStaff } from '../shell/staff.ts';
import type { useMyCall } from './use-my-call.ts';

type Calls = Pick<ReturnType<typeof useMyCall>, 'mine' | 'adopt' | 'lose'>;

/** Syncs the claim with the list: the call may have begun in another tab, or a colleague has taken it over. */
export function useListedClaim(entries: readonly QueueEntry[], { mine, adopt, lose }: Calls): void {
  const { staffId } = useStaff();
  const claimed = entries.find(({ claim }) => claim?.staffId === staffId);
  useEffect(() => {
    if (claimed) adopt(claimed.enquiryId);
  });

  const holder = entries.find(({ enquiryId }) => enquiryId === mine?.enquiryId)?.claim;
  const isTaken = holder !== undefined && holder !== null && holder.staffId !== staffId;
  const onLost = useEffectEvent(lose);
  useEffect(() => {
    if (mine && isTaken) onLost(mine.enquiryId);
  }, [isTaken, mine]);
}
