import { useLanguage, useText } from '@funnel/browser/language';
import type { DoneCall } from '@funnel/contract/call-queue/list-done-calls';
import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import { Avatar } from '@funnel/ui/avatar';
import { MailIcon, MissedIcon, NoIcon, TalkIcon } from '@funnel/ui/desk-icon';
import { CalendarIcon, CheckIcon, type IconProps } from '@funnel/ui/icon';
import textStyle from '@funnel/ui/text.module.css';
import { Link } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { clockTime, firstName } from '../shell/words.ts';
import style from './done-list.module.css';
import { doneWords } from './done-words.ts';
import listStyle from './queue-list.module.css';
import { queueTexts as texts } from './queue-texts.ts';

const OUTCOME_ICONS: Readonly<Record<CallOutcome, FunctionComponent<IconProps>>> = {
  REACHED: TalkIcon,
  NOT_REACHED: MissedIcon,
  APPOINTMENT: CalendarIcon,
  OFFER: MailIcon,
  WON: CheckIcon,
  LOST: NoIcon,
  WRONG_NUMBER: NoIcon,
};

/** The calls ended today with their outcomes, newest first. Each links to its record. */
export function DoneList({ calls, now }: { calls: readonly DoneCall[]; now: Date }) {
  const say = useText();
  const { language } = useLanguage();
  if (calls.length === 0) return <p className={listStyle['none']}>{say(texts.emptyDoneList)}</p>;
  return (
    <ul className={listStyle['rows']}>
      {calls.map((call) => {
        const { callId, enquiryId, fullName, outcome, by, endedAt } = call;
        const Icon = OUTCOME_ICONS[outcome];
        return (
          <li key={callId} data-call={callId} data-done={outcome}>
            <Link className={style['row']} to="/enquiries/$enquiryId" params={{ enquiryId }}>
              <span className={style['icon']}>
                <Icon size="s" />
              </span>
              <bdi className={style['name']}>{fullName}</bdi>
              <time className={style['when']} dateTime={endedAt}>
                {clockTime(endedAt)}
              </time>
              <span className={textStyle['note']}>{doneWords(call, { say, language, now })}</span>
              <span className={style['who']}>
                <Avatar {...by} /> {firstName(by.name)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
