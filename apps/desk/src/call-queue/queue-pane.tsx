import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { useEffect, useRef } from 'react';
import { Banner } from '../shell/banner.tsx';
import { Button } from '../shell/button.tsx';
import { SupportCode } from '../shell/support-code.tsx';
import { useFresh } from '../shell/use-fresh.ts';
import { useLater } from '../shell/use-later.ts';
import { clockTime } from '../shell/words.ts';
import { usePause } from './pause-provider.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { QueueGhosts, QueueList } from './queue-list.tsx';
import style from './queue-screen.module.css';
import { queueTexts as texts } from './queue-texts.ts';
import type { useQueue } from './use-queue.ts';

interface QueuePaneProps {
  readonly queue: ReturnType<typeof useQueue>;
  readonly now: Date;
  readonly chosenId: string | undefined;
  readonly isOffline: boolean;
  readonly isCallable: (entry: QueueEntry) => boolean;
  readonly onChoose: (entry: QueueEntry) => void;
  readonly onOpen: (entry: QueueEntry) => void;
  readonly onCall: (entry: QueueEntry) => void;
  readonly onShowKeys: () => void;
}

/** Who is to be called. */
export function QueuePane({ queue, now, isOffline, onShowKeys, ...list }: QueuePaneProps) {
  const say = useText();
  const { data } = queue;
  const freshIds = useFresh(data?.entries);
  const { isPaused, toggle } = usePause();
  const areGhostsDue = useLater(queue.isPending);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  return (
    <div className={style['list']}>
      <header className={style['head']}>
        <h1 ref={headline} tabIndex={-1}>
          {say(texts.title)}
        </h1>
        <span className={isPaused ? style['paused'] : style['count']}>
          {isPaused
            ? say(texts.pause)
            : data &&
              (isOffline || queue.isError
                ? say(texts.asOf, { time: clockTime(data.now) })
                : say(texts.done, { count: String(data.doneToday) }))}
        </span>
        <span className={style['pause']}>
          <Button size="s" keyCap="P" data-action="pause" onClick={toggle}>
            {say(isPaused ? texts.ready : texts.pause)}
          </Button>
        </span>
      </header>
      <div className={style['rows']}>
        {areGhostsDue && <QueueGhosts />}
        {queue.isError && !(data && isOffline) && (
          <Banner
            tone="error"
            title={say(texts.failed)}
            end={<Button onClick={() => void queue.refetch()}>{say(texts.retry)}</Button>}
          >
            {data && say(texts.stateOf, { time: clockTime(data.now) })}
            <SupportCode error={queue.error} />
          </Banner>
        )}
        {data && (
          <QueueList entries={data.entries} now={now} isOffline={isOffline} freshIds={freshIds} {...list} />
        )}
      </div>
      <QueueFoot onShowKeys={onShowKeys} />
    </div>
  );
}
