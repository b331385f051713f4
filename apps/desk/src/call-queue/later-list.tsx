import { useLanguage, useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { daysAgo, longDate } from '../shell/words.ts';
import { CallGroup, type CallListProps } from './call-group.tsx';
import style from './queue-list.module.css';
import { queueTexts as texts } from './queue-texts.ts';

/** Later calls, grouped by day. */
export function LaterList({ entries, ...list }: CallListProps) {
  const say = useText();
  const { language } = useLanguage();
  if (entries.length === 0) return <p className={style['none']}>{say(texts.emptyLater)}</p>;
  const days = Map.groupBy(entries, ({ step }) => daysAgo(step.from, list.now));
  const nameOf = (ago: number, { step }: QueueEntry) => {
    if (ago === 0) return say(texts.today);
    return ago === -1 ? say(texts.tomorrow) : longDate(step.from, language);
  };
  return [...days].map(([ago, members]) => {
    const [first] = members;
    if (!first) return null;
    const name = `${nameOf(ago, first)} · ${members.length}`;
    return <CallGroup key={ago} id={`day${-ago}`} name={name} entries={members} {...list} />;
  });
}
