import { useText } from '@funnel/browser/language';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { useEffect, useRef } from 'react';
import { SupportCode } from '../shell/support-code.tsx';
import { useFresh } from '../shell/use-fresh.ts';
import { useIsSlow } from '../shell/use-is-slow.ts';
import { clockTime } from '../shell/words.ts';
import type { CallListProps } from './call-group.tsx';
import { DoneList } from './done-list.tsx';
import { LaterList } from './later-list.tsx';
import { usePause } from './pause-provider.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { QueueGhosts, QueueList } from './queue-list.tsx';
import style from './queue-screen.module.css';
import { panelOf, QueueTabs } from './queue-tabs.tsx';
import { queueTexts as texts } from './queue-texts.ts';
import { ShowroomFilter } from './showroom-filter.tsx';
import type { useQueueParts } from './use-queue-parts.ts';

interface QueuePaneProps extends Omit<CallListProps, 'entries' | 'freshIds'> {
  readonly parts: ReturnType<typeof useQueueParts>;
  readonly onShowKeys: () => void;
}

/** The call list with its tabs: now, later, done. */
export function QueuePane({ parts, onShowKeys, ...rest }: QueuePaneProps) {
  const say = useText();
  const { tab, showroom, queue, later, done, shown } = parts;
  const { data } = queue;
  const freshIds = useFresh(data?.entries);
  const { isPaused, toggle } = usePause();
  const areGhostsDue = useIsSlow(shown.isPending);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);
  const list = { ...rest, freshIds };
  return (
    <div className={style['list']}>
      <header className={style['head']}>
        <h1 ref={headline} tabIndex={-1}>
          {say(texts.title)}
        </h1>
        <ShowroomFilter showroom={showroom} onChoose={parts.chooseShowroom} />
        <span className={isPaused ? style['paused'] : undefined}>
          <Button size="s" data-action="pause" onClick={toggle}>
            {say(isPaused ? texts.resume : texts.pause)}
          </Button>
        </span>
      </header>
      <QueueTabs tab={tab} counts={data?.counts} onChoose={parts.chooseTab} />
      <div className={style['rows']} role="tabpanel" id={panelOf(tab)} aria-labelledby={`tab-${tab}`}>
        {data && (rest.isOffline || queue.isError) && (
          <p className={style['asOf']}>{say(texts.asOf, { time: clockTime(data.now) })}</p>
        )}
        {areGhostsDue && <QueueGhosts />}
        {shown.isError && !(shown.data && rest.isOffline) && (
          <Banner
            tone="error"
            title={say(texts.failed)}
            end={<Button onClick={() => void shown.refetch()}>{say(texts.retry)}</Button>}
          >
            {data && say(texts.stateOf, { time: clockTime(data.now) })}
            <SupportCode error={queue.error} />
          </Banner>
        )}
        {tab === 'NOW' && data && <QueueList entries={data.entries} next={data.next} {...list} />}
        {tab === 'LATER' && later.data && <LaterList entries={later.data.entries} {...list} />}
        {tab === 'DONE' && done.data && <DoneList calls={done.data} now={rest.now} />}
      </div>
      <QueueFoot onShowKeys={onShowKeys} />
    </div>
  );
}
