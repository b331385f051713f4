import { useLanguage, useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { phoneUrl } from '@funnel/domain/contact/phone';
import { Avatar } from '@funnel/ui/avatar';
import { PhoneIcon } from '@funnel/ui/desk-icon';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { kitchenWords } from '../part/kitchen-words.ts';
import { StepSign } from '../part/step-sign.tsx';
import { stepTitle } from '../part/step-words.ts';
import { useStaff } from '../shell/staff.ts';
import { firstName, money, runningTime } from '../shell/words.ts';
import { ClockRing } from './clock-ring.tsx';
import { leftWords } from './promise-words.ts';
import style from './queue-row.module.css';
import { callTexts, queueTexts as texts } from './queue-texts.ts';

interface QueueRowProps {
  readonly entry: QueueEntry;
  readonly now: Date;
  readonly isChosen: boolean;
  readonly isFresh: boolean;
  /** Claims of colleagues are unknown. */
  readonly isOffline: boolean;
  readonly isCallable: boolean;
  readonly onChoose: () => void;
  /** Opens the record. */
  readonly onOpen: () => void;
  readonly onCall: () => void;
}

const THOUSAND = 1000;

export function QueueRow(props: QueueRowProps) {
  const { entry, now, isChosen, isFresh, isOffline, isCallable, onChoose, onOpen, onCall } = props;
  const say = useText();
  const { language } = useLanguage();
  const { staffId } = useStaff();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const {
    step,
    claim,
    fullName,
    tries,
    source,
    preferredLanguage,
    isSuspect,
    isRescued,
    answers,
    estimateValue,
  } = entry;
  const wording = { say, language, now };
  const isMine = claim?.staffId === staffId;
  const isTaken = claim !== null && !isMine && !isOffline;
  const tags: ReactNode[] = [
    isFresh && <em key="fresh">{say(texts.fresh)}</em>,
    tries > 0 && <span key="tries">{say(texts.nthTry, { count: String(tries + 1) })}</span>,
    source === 'TESTER' && <span key="tester">{say(texts.tester)}</span>,
    preferredLanguage === 'EN' && <span key="language">{say(texts.english)}</span>,
    isSuspect && <span key="suspect">{say(texts.suspect)}</span>,
    isRescued && <span key="rescued">{say(texts.rescued)}</span>,
  ];
  const look = [
    style['row'],
    isChosen && style['chosen'],
    isTaken && style['taken'],
    isFresh && style['fresh'],
  ];
  return (
    <li
      ref={row}
      className={look.filter(Boolean).join(' ')}
      data-enquiry={entry.enquiryId}
      data-claim={isMine ? 'mine' : isTaken ? 'taken' : 'free'}
    >
      <button
        type="button"
        className={style['open']}
        aria-current={isChosen || undefined}
        // Enter on the chosen row opens the record. A tap only chooses.
        onClick={({ detail }) => (isChosen && detail === 0 ? onOpen() : onChoose())}
      >
        <ClockRing step={step} now={now} />
        <span className={style['name']}>
          <bdi>{fullName}</bdi>
          <span className={style['tags']}>{tags}</span>
        </span>
        <span className={style['when']}>
          <StepSign step={step} now={now} isShort />
          <VisuallyHidden>, {leftWords(step, wording)}</VisuallyHidden>
        </span>
        <span className={style['what']}>
          {stepTitle(step, say)} · {kitchenWords(answers, say) || say(texts.noShape)}
        </span>
        <span className={style['who']}>
          {isTaken ? (
            <>
              <Avatar {...claim} />
              <span className={style['live']}>
                {say(texts.taken, { name: firstName(claim.name), time: runningTime(claim.since, now) })}
              </span>
            </>
          ) : isMine ? (
            <span className={style['mine']}>
              <i className={style['pulse']} />
              {say(texts.mine, { time: runningTime(claim.since, now) })}
            </span>
          ) : (
            estimateValue !== null && money(estimateValue * THOUSAND, language)
          )}
        </span>
      </button>
      {isCallable && (
        <a
          className={style['call']}
          href={phoneUrl(entry.telephone)}
          aria-label={say(callTexts.callNamed, { name: fullName })}
          onClick={(event) => {
            if (isMine) return;
            event.preventDefault();
            onCall();
          }}
        >
          <PhoneIcon />
        </a>
      )}
    </li>
  );
}
