import { useText } from '@funnel/browser/language';
import { QUEUE_TABS, type QueueTab } from '@funnel/domain/call-queue/queue-group';
import { queueTabNames } from '@funnel/domain/call-queue/queue-texts';
import segments from '@funnel/ui/segments.module.css';
import { type KeyboardEvent, useRef } from 'react';
import style from './queue-tabs.module.css';
import { queueTexts as texts } from './queue-texts.ts';

/** Above this the count is shown as 99+. */
const MOST_COUNTED = 99;

interface QueueTabsProps {
  readonly tab: QueueTab;
  readonly counts: Readonly<Record<QueueTab, number>> | undefined;
  readonly onChoose: (tab: QueueTab) => void;
}

export const panelOf = (tab: QueueTab) => `calls-${tab}`;

export function QueueTabs({ tab: chosen, counts, onChoose }: QueueTabsProps) {
  const say = useText();
  const list = useRef<HTMLDivElement>(null);
  function move({ key }: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (by === undefined) return;
    const tab = QUEUE_TABS.at((QUEUE_TABS.indexOf(chosen) + by) % QUEUE_TABS.length);
    if (!tab) return;
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab=${tab}]`)?.focus();
  }
  return (
    <div
      ref={list}
      className={`${segments['segments']} ${style['tabs']}`}
      role="tablist"
      aria-label={say(texts.title)}
      onKeyDown={move}
    >
      {QUEUE_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          data-tab={tab}
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? panelOf(tab) : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {say(queueTabNames[tab])}{' '}
          {counts && (
            <span className={style['count']} data-count={counts[tab]}>
              {counts[tab] > MOST_COUNTED ? `${MOST_COUNTED}+` : counts[tab]}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
