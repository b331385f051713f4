import { patiently } from '@funnel/browser/patiently';
import { randomId } from '@funnel/browser/random-id';
import { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import { useRef, useState } from 'react';
import { callAtlas } from '../shell/call.ts';
import { rememberEnquiry } from '../shell/enquiry-of-tab.ts';
import type { KnownEnquiry } from './use-known-enquiry.ts';

/** Sends the visitor's preferred showroom; a new choice replaces it. */
export function useShowroomChoice({ enquiryId, showroom }: KnownEnquiry) {
  const [chosen, setChosen] = useState<string>();
  const [sending, setSending] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isSending = useRef(false);
  return {
    /** Restored from the tab after a reload, never from the server. */
    chosen: chosen ?? showroom,
    sending,
    /** The choice that could not be sent. */
    failed,
    async choose(id: string): Promise<void> {
      // Two taps may come before the next render, and the last to arrive would win.
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
