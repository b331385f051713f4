import { useText } from '@funnel/browser/language';
import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useChangeUndo } from '../part/change-undo.tsx';
import { QUEUE } from '../part/queue-key.ts';
import { useLive } from '../shell/live.ts';
import { useMay, useStaff } from '../shell/staff.ts';
import { UndoToast } from '../shell/undo-toast.tsx';
import { useIsSlow } from '../shell/use-is-slow.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useNow } from '../shell/use-now.ts';
import { CallDock } from './call-dock.tsx';
import { CallerBody } from './caller-body.tsx';
import { CallerGhosts } from './caller-ghosts.tsx';
import { CallerHead } from './caller-head.tsx';
import { dial } from './dial.ts';
import { KeyMap } from './key-map.tsx';
import { LostBanner } from './lost-banner.tsx';
import { mayDial } from './may-dial.ts';
import { useCallInHand } from './my-call-provider.tsx';
import type { Asking } from './outcome-question.tsx';
import { usePause } from './pause-provider.tsx';
import { QueueBanners } from './queue-banners.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { QueuePane } from './queue-pane.tsx';
import { QueuePaused } from './queue-paused.tsx';
import style from './queue-screen.module.css';
import { callTexts } from './queue-texts.ts';
import { useChosen } from './use-chosen.ts';
import { useCopiedNumber } from './use-copied-number.ts';
import { DONE_CALLS } from './use-done-calls.ts';
import { useListedClaim } from './use-listed-claim.ts';
import { useQueueParts } from './use-queue-parts.ts';

/** The start page: call list on the left, caller on the right. */
export function QueueScreen() {
  const say = useText();
  const { staffId } = useStaff();
  const may = useMay();
  const navigate = useNavigate();
  const { lostSince, reconnect } = useLive([QUEUE, DONE_CALLS]);
  const parts = useQueueParts();
  const { queue, entries } = parts;
  const now = useNow(queue.data?.aheadMs);
  const calls = useCallInHand();
  useListedClaim(entries.offered, calls);
  const { isPaused, toggle: togglePause } = usePause();
  const { chosen, next, chooseId, neighbour } = useChosen(entries, {
    mineId: calls.mine?.enquiryId,
    lostId: calls.lost?.enquiryId,
    isPaused,
  });
  const [isCallerShown, setIsCallerShown] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const [isKeyMapOpen, setIsKeyMapOpen] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { toast } = useChangeUndo();
  const numbers = useCopiedNumber();
  const isOffline = lostSince !== undefined;
  const areGhostsDue = useIsSlow(queue.isPending);
  /** The next planned call, shown when none is due. */
  const [early] = queue.data?.next ?? [];
  const mine = chosen && calls.mine?.enquiryId === chosen.enquiryId ? calls.mine : undefined;
  const isLost = chosen !== undefined && calls.lost?.enquiryId === chosen.enquiryId;

  function choose(entry: QueueEntry | undefined): void {
    if (!entry) return;
    chooseId(entry.enquiryId);
    setAsking(undefined);
    if (entry.enquiryId !== calls.lost?.enquiryId) calls.forget('lost');
  }
  const open = ({ enquiryId }: QueueEntry) =>
    void navigate({ to: '/enquiries/$enquiryId', params: { enquiryId } });
  const isCallable = (entry: QueueEntry) =>
    mayDial(entry, { staffId, mineId: calls.mine?.enquiryId, isOffline });
  /** Dials only after the server has granted the claim. */
  function makeCall(entry: QueueEntry): void {
    if (!isCallable(entry) || calls.isClaiming || calls.mine) return;
    choose(entry);
    setIsCallerShown(true);
    calls.claim(entry.enquiryId, () => dial(entry.telephone));
  }
  const canTakeOver = may('call.take-over') && calls.mine === undefined;
  function end(outcome: CallEnd): void {
    if (!chosen || !mine) return;
    setAsking(undefined);
    setIsCallerShown(false);
    chooseId(next?.enquiryId);
    calls.end(chosen, outcome);
  }
  function undo(): void {
    chooseId(calls.ended?.entry.enquiryId);
    calls.undo();
  }
  const callable = chosen ?? early;
  const ask = (what: Asking) => mine && (() => setAsking(what));

  useKeys({
    ArrowDown: () => choose(neighbour(1)),
    ArrowUp: () => choose(neighbour(-1)),
    a: callable && (() => makeCall(callable)),
    t: chosen && (() => void numbers.copy(chosen)),
    n: () => noteField.current?.focus(),
    '?': () => setIsKeyMapOpen(true),
    Enter: isLost ? () => choose(next) : chosen && (() => open(chosen)),
    Escape: mine && (() => void calls.release(mine.enquiryId)),
    1: mine && (() => end({ kind: 'REACHED' })),
    2: mine && (() => end({ kind: 'NOT_REACHED' })),
    3: ask('SHOWROOM'),
    4: ask('HOME'),
    5: ask('VIDEO'),
    6: ask('LOST'),
  });

  return (
    <div className={style['screen']} data-screen="queue">
      <QueueBanners
        lostSince={lostSince}
        trouble={calls.trouble}
        onConnect={reconnect}
        onClose={() => calls.forget('trouble')}
      />
      <div
        className={`${style['queue']} ${isCallerShown && chosen ? style['atCaller'] : ''}`}
        data-empty={parts.tab === 'NOW' && queue.data?.entries.length === 0}
      >
        <QueuePane
          parts={parts}
          now={now}
          chosenId={chosen?.enquiryId}
          isOffline={isOffline}
          isCallable={isCallable}
          onChoose={(entry) => {
            choose(entry);
            setIsCallerShown(true);
          }}
          onOpen={open}
          onCall={makeCall}
          onShowKeys={() => setIsKeyMapOpen(true)}
        />
        <div className={style['caller']}>
          {chosen ? (
            <>
              <CallerHead
                entry={chosen}
                now={now}
                isClaiming={calls.isClaiming}
                isOffline={isOffline}
                isCallable={isCallable(chosen)}
                isCopied={numbers.copied?.enquiryId === chosen.enquiryId ? numbers.copied.isDone : undefined}
                onCall={() => makeCall(chosen)}
                onTakeOver={canTakeOver ? () => calls.takeOver(chosen.enquiryId) : undefined}
                onRelease={() => void calls.release(chosen.enquiryId)}
                onBack={() => setIsCallerShown(false)}
              />
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach it. */}
              <section className={style['body']} aria-label={say(callTexts.wishes)} tabIndex={0}>
                {calls.lost && isLost && (
                  <LostBanner
                    lost={calls.lost}
                    claim={chosen.claim}
                    next={next}
                    onNext={() => choose(next)}
                  />
                )}
                <CallerBody entry={chosen} now={now} />
              </section>
              <CallDock
                key={chosen.enquiryId}
                entry={chosen}
                followUp={queue.data?.suggested.followUp}
                mine={mine}
                now={now}
                note={calls.noteOf(chosen.enquiryId)}
                noteField={noteField}
                asking={mine && asking}
                onNote={(text) => calls.writeNote(chosen.enquiryId, text)}
                onEnd={end}
                onAsk={setAsking}
              />
            </>
          ) : queue.data === undefined ? (
            areGhostsDue && <CallerGhosts />
          ) : entries.offered.length > 0 || isPaused ? (
            <QueuePaused onReady={togglePause} />
          ) : (
            <QueueEmpty
              counts={queue.data.counts}
              doneToday={queue.data.doneToday}
              next={early}
              now={now}
              isCallable={early !== undefined && isCallable(early)}
              isClaiming={calls.isClaiming}
              onCall={() => early && makeCall(early)}
              onPause={togglePause}
            />
          )}
        </div>
        <div className={style['toast']}>
          <UndoToast {...toast} onUndo={calls.ended ? undo : toast.onUndo} />
        </div>
      </div>
      <KeyMap isOpen={isKeyMapOpen} onClose={() => setIsKeyMapOpen(false)} />
    </div>
  );
}
