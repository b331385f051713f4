import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { useEffect, useEffectEvent } from 'react';
import { useStaff } from '../shell/staff.ts';
import type { useMyCall } from './use-my-call.ts';

type Calls = Pick<ReturnType<typeof useMyCall>, 'mine' | 'adopt' | 'lose'>;

/** The list may know more about one's own call than this page: it began elsewhere, or a colleague has it now. */
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
