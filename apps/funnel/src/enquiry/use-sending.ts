import { loadAgain } from '@funnel/browser/load-again';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { useEffect, useRef, useState } from 'react';
import { askParentForTracking } from '../shell/parent-window.ts';
import { useFreshPage } from '../shell/use-fresh-page.ts';
import type { Lead } from './deliver.ts';

export type SendingStatus = 'idle' | 'sending' | 'failed' | 'sent';

const loadSending = () => loadAgain(() => import('./send-enquiry.ts'));

interface Sending {
  readonly search: string;
  /** The name of the funnel that asked. */
  readonly funnel: string;
  readonly isUnderWay: boolean;
}

/** Sends the enquiry. Its code, and the parent's tracking values, are fetched ahead once the funnel is under way. */
export function useSending({ search, funnel, isUnderWay }: Sending, onSent: (lead: Lead) => void) {
  const [status, setStatus] = useState<SendingStatus>('idle');
  const tracking = useRef<ReturnType<typeof askParentForTracking>>(undefined);

  useEffect(() => {
    tracking.current ??= askParentForTracking('utm');
    if (isUnderWay) void loadSending().catch(() => undefined);
  }, [isUnderWay]);

  useFreshPage();

  async function send(data: EnquiryDraft): Promise<void> {
    setStatus('sending');
    try {
      const { sendEnquiry } = await loadSending();
      const fromParent = await (tracking.current ?? askParentForTracking('utm'));
      const lead = await sendEnquiry(data, { search, funnel, fromParent });
      setStatus(lead ? 'sent' : 'failed');
      if (lead) onSent(lead);
    } catch {
      setStatus('failed');
    }
  }
  return { status, send };
}
