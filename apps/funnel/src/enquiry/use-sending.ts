import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { useEffect, useState } from 'react';
import type { ReadTracking } from '../shell/parent-window.ts';
import { useFreshPage } from '../shell/use-fresh-page.ts';
import { useWhenBack } from '../shell/use-when-back.ts';
import { waitingCall } from '../shell/waiting-call.ts';
import { whenIdle } from '../shell/when-idle.ts';
import type { Lead } from './deliver.ts';

export type SendingStatus = 'idle' | 'sending' | 'failed' | 'sent';

const loadSending = () => import('./send-enquiry.ts');

interface Sending {
  readonly search: string;
  /** The name of the funnel that asked. */
  readonly funnel: string;
  readonly isUnderWay: boolean;
  /** The parent's current tracking values. */
  readonly trackingNow: () => Promise<ReadTracking>;
  /** Data that is only available on submit. */
  readonly completed: (data: EnquiryDraft) => Promise<EnquiryDraft>;
}

/** Sends the enquiry. Its code is preloaded once the visitor has started the funnel. */
export function useSending(
  { search, funnel, isUnderWay, trackingNow, completed }: Sending,
  onSent: (lead: Lead) => void,
) {
  const [status, setStatus] = useState<SendingStatus>('idle');
  const [isWaiting, setWaiting] = useState(false);

  useEffect(
    () => (isUnderWay ? whenIdle(() => void loadSending().catch(() => undefined)) : undefined),
    [isUnderWay],
  );

  useFreshPage();

  /** Sends the queued enquiry. If the visitor presses the button meanwhile, the idempotency key is the same. */
  async function sendWaiting(): Promise<void> {
    if (!waitingCall('enquiry')) return setWaiting(false);
    const { sendWaitingEnquiry } = await loadSending();
    const lead = await sendWaitingEnquiry();
    setWaiting(waitingCall('enquiry') !== undefined);
    if (!lead) return;
    setStatus('sent');
    onSent(lead);
  }

  useWhenBack(isWaiting && status !== 'sending', () => void sendWaiting().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page starts.
  useEffect(() => {
    const isThere = waitingCall('enquiry') !== undefined;
    setWaiting(isThere);
    if (isThere) void sendWaiting().catch(() => undefined);
  }, []);

  async function send(data: EnquiryDraft): Promise<void> {
    setStatus('sending');
    try {
      const [{ sendEnquiry }, whole, fromParent] = await Promise.all([
        loadSending(),
        completed(data),
        trackingNow(),
      ]);
      const lead = await sendEnquiry(whole, { search, funnel, fromParent });
      setStatus(lead ? 'sent' : 'failed');
      setWaiting(waitingCall('enquiry') !== undefined);
      if (lead) onSent(lead);
    } catch {
      setStatus('failed');
    }
  }
  return { status, send };
}
