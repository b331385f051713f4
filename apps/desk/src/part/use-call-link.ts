import { phoneUrl } from '@funnel/domain/contact/phone';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { useLiveFeed } from '../shell/live-feed.tsx';
import { isTakenCall, useMay, useStaff } from '../shell/staff.ts';
import { useDialling } from './dialling.ts';

interface Callee {
  readonly enquiryId: string;
  readonly telephone: string;
  readonly claim: Parameters<typeof isTakenCall>[0];
}

/** Claims the call, dials, and opens the call list. `link` is undefined while a colleague is on the call. */
export function useCallLink({ enquiryId, telephone, claim }: Callee) {
  const navigate = useNavigate();
  const staff = useStaff();
  const may = useMay();
  const { lostSince } = useLiveFeed();
  const { mineId, isFailed, call } = useDialling();
  const [isTried, setIsTried] = useState(false);
  const isMine = mineId === enquiryId;
  const isOff = isTakenCall(claim, staff) || (!isMine && (mineId !== undefined || lostSince !== undefined));
  if (!telephone || isOff || !may('call.make')) return { link: undefined, isFailed: false };
  const link = {
    href: phoneUrl(telephone),
    onClick(event: MouseEvent) {
      if (isMine) return;
      event.preventDefault();
      setIsTried(true);
      call({ enquiryId, telephone }, () => void navigate({ to: '/calls' }));
    },
  };
  return { link, isFailed: isTried && isFailed };
}
