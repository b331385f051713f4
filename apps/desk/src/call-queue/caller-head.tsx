import { useLanguage, useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { phoneUrl } from '@funnel/domain/contact/phone';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import { sourceNames } from '@funnel/domain/enquiry/source-names';
import { codeWords } from '@funnel/domain/text/code-words';
import { Avatar } from '@funnel/ui/avatar';
import { Chip } from '@funnel/ui/chip';
import { Button } from '@funnel/ui/compact-button';
import { HomeIcon, HornIcon, MailIcon, PhoneIcon, PlanIcon, StoreIcon } from '@funnel/ui/desk-icon';
import { AlertIcon, ArrowLeftIcon } from '@funnel/ui/icon';
import { KeyCap } from '@funnel/ui/key-cap';
import textStyle from '@funnel/ui/text.module.css';
import { Link } from '@tanstack/react-router';
import { callerName } from '../part/caller-name.ts';
import { showroomName } from '../shell/showroom-name.ts';
import { useStaff } from '../shell/staff.ts';
import { StatusMark } from '../shell/status-mark.tsx';
import { firstName, runningTime } from '../shell/words.ts';
import style from './caller-head.module.css';
import { ClockRing } from './clock-ring.tsx';
import { leftWords, promiseWords } from './promise-words.ts';
import { queueTexts, callTexts as texts } from './queue-texts.ts';

interface CallerHeadProps {
  readonly entry: QueueEntry;
  readonly now: Date;
  readonly isClaiming: boolean;
  readonly isOffline: boolean;
  readonly isCallable: boolean;
  /** True: copied. False: the browser refused. */
  readonly isCopied: boolean | undefined;
  readonly onCall: () => void;
  /** Set if the person may take over the colleague's call and is on no call. */
  readonly onTakeOver: (() => void) | undefined;
  readonly onRelease: () => void;
  /** Phone only: back to the list. */
  readonly onBack: () => void;
}

export function CallerHead({
  entry,
  now,
  isClaiming,
  isOffline,
  isCallable,
  isCopied,
  onCall,
  onTakeOver,
  onRelease,
  onBack,
}: CallerHeadProps) {
  const say = useText();
  const { language } = useLanguage();
  const { claim, step, preferredLanguage, telephone, postcode, email, showroom, source, campaign } = entry;
  const way = source && codeWords(sourceNames, source, say);
  const { staffId } = useStaff();
  const wording = { say, language, now };
  const studio = showroomName(showroom);
  const isMine = claim?.staffId === staffId;
  return (
    <header className={style['head']}>
      <div className={style['title']}>
        <button type="button" className={style['back']} aria-label={say(queueTexts.back)} onClick={onBack}>
          <ArrowLeftIcon />
        </button>
        <h1 className={style['screen']}>{say(queueTexts.title)}</h1>
        <h2 className={style['name']} data-caller={entry.enquiryId}>
          <bdi>{callerName(entry, say)}</bdi>
        </h2>
        <StatusMark status={entry.status} />
        <Chip tone="line">{say(preferredLanguage === 'EN' ? texts.english : texts.german)}</Chip>
        {entry.isSuspect && (
          <Chip tone="ochre">
            <AlertIcon size="s" />
            {say(texts.suspect)}
          </Chip>
        )}
        {entry.isRescued && <Chip tone="ochre">{say(texts.rescued)}</Chip>}
        <Link className={style['whole']} to="/enquiries/$enquiryId" params={{ enquiryId: entry.enquiryId }}>
          {say(texts.whole)}
          <KeyCap>Enter</KeyCap>
        </Link>
      </div>
      <div className={style['line']}>
        <div className={style['number']}>
          {isCallable ? (
            <a
              className={style['telephone']}
              href={phoneUrl(telephone)}
              onClick={(event) => {
                if (isMine) return;
                event.preventDefault();
                onCall();
              }}
            >
              {telephone}
            </a>
          ) : (
            <span className={style['telephone']}>{telephone}</span>
          )}
          <span className={style['copied']} role="status">
            {isCopied !== undefined && say(isCopied ? texts.copied : texts.notCopied)}
          </span>
        </div>
        {isMine ? (
          <>
            <span className={style['calling']} role="status">
              <i className={style['pulse']} />
              {say(texts.calling, { time: runningTime(claim.since, now) })}
            </span>
            <Button variant="ghost" data-action="release" keyCap="Esc" onClick={onRelease}>
              {say(texts.release)}
            </Button>
          </>
        ) : claim && !isOffline ? (
          <>
            <span className={style['taken']}>
              <Avatar {...claim} />
              {say(texts.takenBy, { name: firstName(claim.name) })}
            </span>
            {onTakeOver && (
              <Button
                data-action="take-over"
                aria-label={say(texts.takeOverFrom, { name: claim.name })}
                isBusy={isClaiming}
                onClick={onTakeOver}
              >
                {say(texts.takeOver)}
              </Button>
            )}
          </>
        ) : (
          <Button
            variant="primary"
            size="l"
            data-action="claim"
            keyCap="A"
            isBusy={isClaiming}
            isOff={!isCallable}
            onClick={onCall}
          >
            <PhoneIcon size="s" />
            {say(texts.call)}
          </Button>
        )}
        <div className={style['clock']}>
          <ClockRing step={step} now={now} isLarge />
          <div>
            <p className={style['left']}>{leftWords(step, wording)}</p>
            <p className={textStyle['meta']}>{promiseWords(step, wording)}</p>
          </div>
        </div>
      </div>
      <ul className={style['facts']}>
        <li>
          <HomeIcon size="s" /> {[postcode, postcodeArea(postcode)].filter(Boolean).join(' ')}
        </li>
        {studio && (
          <li>
            <StoreIcon size="s" /> {studio}
          </li>
        )}
        <li>
          <MailIcon size="s" /> <bdi>{email}</bdi>
        </li>
        {(source ?? campaign) && (
          <li>
            <HornIcon size="s" /> {[way, campaign].filter(Boolean).join(', ')}
          </li>
        )}
        {entry.hasFloorPlan && (
          <li>
            <PlanIcon size="s" /> {say(texts.floorPlan)}
          </li>
        )}
      </ul>
    </header>
  );
}
