import { keepCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCalls } from '../shell/call.ts';
import type { MyCall } from './my-call.ts';

const BEATS_PER_SILENCE = 4;

/** Renews the claim. After a reload the first heartbeat is sent at once. */
export function useHeartbeat(mine: MyCall | undefined, lose: (enquiryId: string) => void): void {
  const { callOnce } = useCalls();
  const fromBefore = useRef(mine);
  const beat = useEffectEvent(async (enquiryId: string) => {
    const kept = await callOnce(keepCallEndpoint, { body: { enquiryId } });
    if (!kept.ok && kept.failure.code === 'NOT_CLAIMED') onLost(enquiryId);
  });
  // An effect event: it has to read the note as typed now, not as it was at the claim.
  const onLost = useEffectEvent((enquiryId: string) => {
    if (mine?.enquiryId === enquiryId) lose(enquiryId);
  });
  useEffect(() => {
    if (!mine) return;
    const { enquiryId } = mine;
    if (mine === fromBefore.current) void beat(enquiryId);
    const beating = setInterval(() => void beat(enquiryId), CLAIM_SILENCE_MS / BEATS_PER_SILENCE);
    return () => clearInterval(beating);
  }, [mine]);
}
