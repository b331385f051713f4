import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { QUEUE_GROUPS } from '@funnel/domain/call-queue/queue-group';
import { queueGroupNames } from '@funnel/domain/call-queue/queue-texts';
import style from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';
import { queueTexts as texts } from './queue-texts.ts';

interface QueueListProps {
  readonly entries: readonly QueueEntry[];
  readonly now: Date;
  readonly chosenId: string | undefined;
  readonly isOffline: boolean;
  readonly isCallable: (entry: QueueEntry) => boolean;
  /** Enquiries that have just come. */
  readonly freshIds: ReadonlySet<string>;
  readonly onChoose: (entry: QueueEntry) => void;
  readonly onOpen: (entry: QueueEntry) => void;
  readonly onCall: (entry: QueueEntry) => void;
}

/** The groups by time, each only if somebody is in it. */
export function QueueList(props: QueueListProps) {
  const { entries, now, chosenId, isOffline, isCallable, freshIds, onChoose, onOpen, onCall } = props;
  const say = useText();
  if (entries.length === 0) return <p className={style['none']}>{say(texts.emptyList)}</p>;
  return QUEUE_GROUPS.map((group) => {
    const members = entries.filter((entry) => entry.group === group);
    if (members.length === 0) return null;
    return (
      <section key={group} data-group={group} aria-labelledby={`group-${group}`}>
        <h2 id={`group-${group}`} className={`${style['group']} ${style[group] ?? ''}`}>
          {say(queueGroupNames[group])} · {members.length}
        </h2>
        <ul className={style['rows']}>
          {members.map((entry) => (
            <QueueRow
              key={entry.enquiryId}
              entry={entry}
              now={now}
              isChosen={entry.enquiryId === chosenId}
              isFresh={freshIds.has(entry.enquiryId)}
              isOffline={isOffline}
              isCallable={isCallable(entry)}
              onChoose={() => onChoose(entry)}
              onOpen={() => onOpen(entry)}
              onCall={() => onCall(entry)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Rows in their final shape, while nothing is known yet. */
export function QueueGhosts() {
  const say = useText();
  return (
    <div role="status">
      <span className={style['said']}>{say(texts.loading)}</span>
      <ul className={style['rows']} aria-hidden="true">
        {GHOSTS.map((name) => (
          <li key={name} className={style['ghost']}>
            <i />
            <i />
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}
