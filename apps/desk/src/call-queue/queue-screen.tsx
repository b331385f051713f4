import { useText } from '@funnel/browser/language';
import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { LOST_REASONS } from '@funnel/domain/pipeline/status';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../shell/button.tsx';
import { OfflineIcon } from '../shell/icons.tsx';
import { useLive } from '../shell/live.ts';
import { useStaff } from '../shell/staff.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useLater } from '../shell/use-later.ts';
import { useNow } from '../shell/use-now.ts';
import { clockTime } from '../shell/words.ts';
import { Banner } from './banner.tsx';
import { CallDock } from './call-dock.tsx';
import { CallerBody } from './caller-body.tsx';
import { CallerHead } from './caller-head.tsx';
import { KeyMap } from './key-map.tsx';
import { LostBanner } from './lost-banner.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { QueueGhosts, QueueList } from './queue-list.tsx';
import style from './queue-screen.module.css';
import { callTexts, queueTexts as texts } from './queue-texts.ts';
import { UndoToast } from './undo-toast.tsx';
import { useFresh } from './use-fresh.ts';
import { useMyCall } from './use-my-call.ts';
import { QUEUE, useQueue } from './use-queue.ts';

const GHOSTS_AFTER_MS = 200;

/** The start page: who is to be called at the left, the caller at the right. */
export function QueueScreen() {
  const say = useText();
  const { staffId } = useStaff();
  const { lostSince, reconnect } = useLive([QUEUE]);
  const queue = useQueue();
  const now = useNow(queue.data?.aheadMs);
  const entries = queue.data?.entries ?? [];
  const calls = useMyCall(entries);
  const freshIds = useFresh(queue.data?.entries);
  const [chosenId, setChosenId] = useState<string>();
  const [isCallerShown, setIsCallerShown] = useState(false);
  const [isAskingReason, setIsAskingReason] = useState(false);
  const [isKeyMapOpen, setIsKeyMapOpen] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  const areGhostsDue = useLater(queue.isPending, GHOSTS_AFTER_MS);

  const isFree = ({ claim }: QueueEntry) => claim === null || claim.staffId === staffId;
  const mineFirst = entries.find(({ enquiryId }) => enquiryId === calls.mine?.enquiryId);
  const chosen =
    entries.find(({ enquiryId }) => enquiryId === chosenId) ??
    mineFirst ??
    entries.find(isFree) ??
    entries[0];
  const isOffline = lostSince !== undefined;
  const mine = chosen && calls.mine?.enquiryId === chosen.enquiryId ? calls.mine : undefined;
  const isLost = chosen !== undefined && calls.lost?.enquiryId === chosen.enquiryId;
  const next = entries.find((entry) => isFree(entry) && entry.enquiryId !== chosen?.enquiryId);

  // What the server sends may move the row that is chosen by default: from then on it is chosen.
  const shownId = chosen?.enquiryId;
  useEffect(() => {
    setChosenId((id) => id ?? shownId);
  }, [shownId]);

  function choose(entry: QueueEntry | undefined): void {
    if (!entry) return;
    setChosenId(entry.enquiryId);
    setIsAskingReason(false);
    if (entry.enquiryId !== calls.lost?.enquiryId) calls.forgetLost();
  }
  function move(by: 1 | -1): void {
    const index = entries.findIndex(({ enquiryId }) => enquiryId === chosen?.enquiryId);
    choose(entries[Math.min(entries.length - 1, Math.max(0, index + by))]);
  }
  /** The dialling itself is the browser's, where a telephone number was tapped. */
  function makeCall(entry: QueueEntry): void {
    const isTaken = entry.claim !== null && entry.claim.staffId !== staffId;
    if (isTaken || isOffline || calls.isClaiming || calls.mine) return;
    choose(entry);
    setIsCallerShown(true);
    calls.claim(entry.enquiryId);
  }
  function end(outcome: CallEnd): void {
    if (!chosen || !mine) return;
    setIsAskingReason(false);
    setIsCallerShown(false);
    setChosenId(next?.enquiryId);
    calls.end(chosen, outcome);
  }
  function undo(): void {
    setChosenId(calls.ended?.entry.enquiryId);
    calls.undo();
  }
  const lostReason = (index: number) => () => {
    const reason = LOST_REASONS[index];
    if (reason) end({ kind: 'LOST', reason });
  };
  const reasonKeys = Object.fromEntries(
    LOST_REASONS.map((_, index) => [String(index + 1), lostReason(index)]),
  );

  useKeys({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    a: chosen && (() => makeCall(chosen)),
    n: () => noteField.current?.focus(),
    z: calls.ended && undo,
    '?': () => setIsKeyMapOpen(true),
    Enter: isLost ? () => choose(next) : undefined,
    Escape: isAskingReason
      ? () => setIsAskingReason(false)
      : mine && (() => void calls.release(mine.enquiryId)),
    ...(isAskingReason
      ? reasonKeys
      : {
          1: mine && (() => end({ kind: 'REACHED' })),
          2: mine && (() => end({ kind: 'NOT_REACHED' })),
          6: mine && (() => setIsAskingReason(true)),
        }),
  });

  return (
    <div className={style['screen']} data-screen="queue">
      <div>
        {lostSince && (
          <Banner
            tone="ochre"
            icon={<OfflineIcon />}
            title={say(callTexts.offline, { time: clockTime(lostSince) })}
            end={<Button onClick={reconnect}>{say(callTexts.connect)}</Button>}
          >
            {say(callTexts.offlineText)}
          </Banner>
        )}
        {calls.trouble && (
          <Banner
            tone="error"
            title={say(callTexts[calls.trouble])}
            end={<Button onClick={calls.forgetTrouble}>{say(callTexts.close)}</Button>}
          />
        )}
      </div>
      <div className={`${style['queue']} ${isCallerShown ? style['atCaller'] : ''}`}>
        <div className={style['list']}>
          <header className={style['head']}>
            <h1 ref={headline} tabIndex={-1}>
              {say(texts.title)}
            </h1>
            <span className={style['count']}>
              {queue.data &&
                (isOffline
                  ? say(texts.asOf, { time: clockTime(queue.data.now) })
                  : say(texts.done, { count: String(queue.data.doneToday) }))}
            </span>
          </header>
          <div className={style['rows']}>
            {areGhostsDue && <QueueGhosts />}
            {queue.isError && !queue.data && (
              <Banner
                tone="error"
                title={say(texts.failed)}
                end={<Button onClick={() => void queue.refetch()}>{say(texts.retry)}</Button>}
              />
            )}
            {queue.data && (
              <QueueList
                entries={entries}
                now={now}
                chosenId={chosen?.enquiryId}
                isOffline={isOffline}
                freshIds={freshIds}
                onChoose={(entry) => {
                  choose(entry);
                  setIsCallerShown(true);
                }}
                onCall={(entry) => makeCall(entry)}
              />
            )}
          </div>
          <QueueFoot onShowKeys={() => setIsKeyMapOpen(true)} />
        </div>
        <div className={style['caller']}>
          {chosen ? (
            <>
              <CallerHead
                entry={chosen}
                now={now}
                isClaiming={calls.isClaiming}
                isOffline={isOffline}
                onCall={() => makeCall(chosen)}
                onRelease={() => void calls.release(chosen.enquiryId)}
                onBack={() => setIsCallerShown(false)}
              />
              <div className={style['body']}>
                {calls.lost && isLost && (
                  <LostBanner
                    lost={calls.lost}
                    by={chosen.claim?.name}
                    next={next}
                    onNext={() => choose(next)}
                  />
                )}
                <CallerBody entry={chosen} />
              </div>
              <CallDock
                mine={mine}
                now={now}
                note={calls.noteOf(chosen.enquiryId)}
                noteField={noteField}
                isAskingReason={isAskingReason}
                onNote={(text) => calls.writeNote(chosen.enquiryId, text)}
                onEnd={end}
                onAskReason={setIsAskingReason}
              />
            </>
          ) : (
            queue.data && <QueueEmpty doneToday={queue.data.doneToday} />
          )}
        </div>
        <UndoToast ended={calls.ended} now={now} isUndoing={calls.isUndoing} onUndo={undo} />
      </div>
      <KeyMap isOpen={isKeyMapOpen} onClose={() => setIsKeyMapOpen(false)} />
    </div>
  );
}
