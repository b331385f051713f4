import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import style from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';

export interface CallListProps {
  readonly entries: readonly QueueEntry[];
  readonly now: Date;
  readonly chosenId: string | undefined;
  readonly isOffline: boolean;
  readonly isCallable: (entry: QueueEntry) => boolean;
  /** New enquiries, highlighted for some seconds. */
  readonly freshIds: ReadonlySet<string>;
  readonly onChoose: (entry: QueueEntry) => void;
  readonly onOpen: (entry: QueueEntry) => void;
  readonly onCall: (entry: QueueEntry) => void;
}

/** Calls of one time range, below its heading. */
export function CallGroup(props: CallListProps & { readonly id: string; readonly name: string }) {
  const { id, name, entries, now, chosenId, isOffline, isCallable, freshIds, ...on } = props;
  return (
    <section data-group={id} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className={`${style['group']} ${style[id] ?? ''}`}>
        {name}
      </h2>
      <ul className={style['rows']}>
        {entries.map((entry) => (
          <QueueRow
            key={entry.enquiryId}
            entry={entry}
            now={now}
            isChosen={entry.enquiryId === chosenId}
            isFresh={freshIds.has(entry.enquiryId)}
            isOffline={isOffline}
            isCallable={isCallable(entry)}
            onChoose={() => on.onChoose(entry)}
            onOpen={() => on.onOpen(entry)}
            onCall={() => on.onCall(entry)}
          />
        ))}
      </ul>
    </section>
  );
}
