import { useText } from '@funnel/browser/language';
import type { CalendarCall, CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { phoneUrl } from '@funnel/domain/contact/phone';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { firstName } from '../shell/enquiry/caller-name.ts';
import { useDialling } from '../shell/enquiry/dialling.ts';
import { PhoneIcon } from '../shell/icons.tsx';
import { useLiveFeed } from '../shell/live-feed.tsx';
import { isTakenCall, useMay, useStaff } from '../shell/staff.ts';
import { slotTexts as texts } from './calendar-texts.ts';
import style from './slot-panel.module.css';

type Who = CalendarCall | CalendarVisit;

/** Who is on the telephone with this caller now. */
export function EntryClaim({ claim }: Pick<Who, 'claim'>) {
  const say = useText();
  const { staffId } = useStaff();
  if (!claim) return null;
  const isMine = claim.staffId === staffId;
  return (
    <p className={style['claim']} data-claim={isMine ? 'mine' : 'taken'}>
      {isMine ? say(texts.mine) : say(texts.takenBy, { name: firstName(claim.name) })}
    </p>
  );
}

/** Takes the call, dials, and goes on at the call list, where it is ended. Absent where somebody else would be rung twice. */
export function EntryCall({ who }: { who: Who }) {
  const say = useText();
  const navigate = useNavigate();
  const staff = useStaff();
  const may = useMay();
  const { lostSince } = useLiveFeed();
  const { mineId, isFailed, call } = useDialling();
  const [isTried, setIsTried] = useState(false);
  const { enquiryId, telephone, fullName, claim } = who;
  const isMine = mineId === enquiryId;
  const isOff = isTakenCall(claim, staff) || (mineId !== undefined && !isMine) || (lostSince && !isMine);
  if (!telephone || isOff || !may('call.make')) return null;
  return (
    <>
      <a
        className={style['call']}
        href={phoneUrl(telephone)}
        aria-label={say(texts.callName, { name: fullName })}
        onClick={(event) => {
          if (isMine) return;
          event.preventDefault();
          setIsTried(true);
          call(who, () => void navigate({ to: '/calls' }));
        }}
      >
        <PhoneIcon size="s" />
      </a>
      {isTried && isFailed && (
        <p className={style['failed']} role="alert">
          {say(texts.failed)}
        </p>
      )}
    </>
  );
}
