import { patiently } from '@funnel/browser/patiently';
import { randomId } from '@funnel/browser/random-id';
import { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import { useRef, useState } from 'react';
import { callAtlas } from '../shell/call.ts';
import { rememberEnquiry } from '../shell/enquiry-of-tab.ts';
import type { KnownEnquiry } from './use-known-enquiry.ts';

/** Sends which showroom the visitor prefers; another choice replaces it. */
export function useShowroomChoice({ enquiryId, showroom }: KnownEnquiry) {
  const [chosen, setChosen] = useState<string>();
  const [sending, setSending] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isSending = useRef(false);
  return {
    /** After a reload the tab knows it; the server is never asked. */
    chosen: chosen ?? showroom,
    sending,
    /** The one that could not be sent. */
    failed,
    async choose(id: string): Promise<void> {
      // Two taps may come before the first one is drawn, and the last to arrive would win.
      if (enquiryId === undefined || isSending.current) return;
      isSending.current = true;
      setSending(id);
      setFailed(undefined);
      const call = { body: { enquiryId, showroom: id }, idempotencyKey: randomId() };
      const outcome = await patiently(callAtlas)(chooseShowroomEndpoint, call);
      isSending.current = false;
      setSending(undefined);
      if (!outcome.ok) return setFailed(id);
      setChosen(id);
      rememberEnquiry({ enquiryId, showroom: id });
    },
  };
}

export type ShowroomChoice = ReturnType<typeof useShowroomChoice>;
