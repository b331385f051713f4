import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { QUEUE_GROUPS } from '@funnel/domain/call-queue/queue-group';
import { queueGroupNames } from '@funnel/domain/call-queue/queue-texts';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { CallGroup, type CallListProps } from './call-group.tsx';
import style from './queue-list.module.css';
import { queueTexts as texts } from './queue-texts.ts';

interface QueueListProps extends CallListProps {
  /** Shown when no call is due: the first of the later calls. */
  readonly next: readonly QueueEntry[];
}

/** Due calls in groups by time. Empty groups are left out. */
export function QueueList({ entries, next, ...list }: QueueListProps) {
  const say = useText();
  if (entries.length === 0) {
    return (
      <>
        <p className={style['none']}>{say(texts.emptyList)}</p>
        {next.length > 0 && <CallGroup id="NEXT" name={say(texts.nextCalls)} entries={next} {...list} />}
      </>
    );
  }
  return QUEUE_GROUPS.map((group) => {
    const members = entries.filter((entry) => entry.group === group);
    if (members.length === 0) return null;
    const name = `${say(queueGroupNames[group])} · ${members.length}`;
    return <CallGroup key={group} id={group} name={name} entries={members} {...list} />;
  });
}

const GHOSTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Skeleton rows. */
export function QueueGhosts() {
  const say = useText();
  return (
    <div role="status">
      <VisuallyHidden>{say(texts.loading)}</VisuallyHidden>
      <ul className={style['rows']} aria-hidden="true">
        {GHOSTS.map((name) => (
          <li key={name} className={style['ghost']}>
            <i />
            <i />
            <i />
            <i />
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}
