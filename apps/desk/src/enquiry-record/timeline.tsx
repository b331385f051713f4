import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Button } from '@funnel/ui/compact-button';
import { GhostLines } from '@funnel/ui/ghost-lines';
import { Segments } from '@funnel/ui/segments';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import { ENTRY_ICONS } from '../part/entry-icon.tsx';
import { eventTexts } from '../part/event-texts.ts';
import { type EntryKind, type TimelineEntry, timelineEntries } from '../part/timeline-entry.ts';
import type { useTimeline } from '../part/use-timeline.ts';
import { SupportCode } from '../shell/support-code.tsx';
import { useIsSlow } from '../shell/use-is-slow.ts';
import { clockTime, daysAgo, longDate } from '../shell/words.ts';
import { historyTexts as texts } from './record-texts.ts';
import style from './timeline.module.css';

const FILTERS: Readonly<
  Record<string, { readonly name: LocalizedText; readonly kinds?: readonly EntryKind[] }>
> = {
  all: { name: texts.all },
  call: { name: texts.call, kinds: ['call', 'missed'] },
  mail: { name: texts.mail, kinds: ['mail'] },
  note: { name: texts.notes, kinds: ['note'] },
};

interface TimelineProps {
  readonly mails: EnquiryRecord['mails'];
  readonly timeline: ReturnType<typeof useTimeline>;
  readonly now: Date;
}

/** The history by day, newest first. */
export function Timeline({ mails, timeline, now }: TimelineProps) {
  const say = useText();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState('all');
  const isSlow = useIsSlow(timeline.isPending);
  const events = timeline.data?.pages.flatMap((page) => page.events) ?? [];
  const kinds = FILTERS[chosen]?.kinds;
  const entries = timelineEntries(events, mails, { say, language, now }).filter(
    ({ kind, note }) => !kinds || kinds.includes(kind) || (chosen === 'note' && note !== undefined),
  );
  const days = [...Map.groupBy(entries, ({ at }) => daysAgo(at, now))];
  return (
    <section aria-labelledby="history">
      <div className={style['head']}>
        <h2 id="history">{say(texts.title)}</h2>
        <Segments
          label={say(texts.filter)}
          hook="filter"
          value={chosen}
          options={Object.entries(FILTERS).map(([value, { name }]) => ({ value, name: say(name) }))}
          onChoose={setChosen}
        />
      </div>
      {timeline.isError && !timeline.data && (
        <p role="alert">
          {say(texts.failed)} <SupportCode error={timeline.error} />
        </p>
      )}
      {isSlow && <GhostLines count={6} />}
      {timeline.data && entries.length === 0 && <p className={textStyle['soft']}>{say(texts.none)}</p>}
      {days.map(([ago, ofDay]) => (
        <div key={ago}>
          <h3 className={style['day']}>{dayName(ago, longDate(ofDay[0]?.at ?? now, language), say)}</h3>
          <ol>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      {timeline.hasNextPage && (
        <Button
          data-action="older"
          isBusy={timeline.isFetchingNextPage}
          onClick={() => void timeline.fetchNextPage()}
        >
          {say(texts.older)}
        </Button>
      )}
    </section>
  );
}

function dayName(ago: number, date: string, say: Say): string {
  if (ago > 1) return date;
  return say(ago === 0 ? texts.today : texts.yesterday, { date });
}

function Entry({ entry: { at, kind, who, text, detail, note, isUndone } }: { entry: TimelineEntry }) {
  const say = useText();
  const Icon = ENTRY_ICONS[kind];
  return (
    <li className={style['entry']} data-entry={kind}>
      <span className={`${style['icon']} ${style[kind] ?? ''}`}>
        <Icon size="s" />
      </span>
      <div>
        <p className={style['line']}>
          <span>
            {who && <b>{who} </b>}
            {text}
            {isUndone && <span className={style['undone']}>{say(eventTexts.undone)}</span>}
          </span>
          <time dateTime={at}>{clockTime(at)}</time>
        </p>
        {detail && <p className={style['detail']}>{detail}</p>}
        {note && <p className={style['bubble']}>{note}</p>}
      </div>
    </li>
  );
}
