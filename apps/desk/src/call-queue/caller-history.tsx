import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { GhostLines } from '@funnel/ui/ghost-lines';
import { Link } from '@tanstack/react-router';
import { ENTRY_ICONS } from '../part/entry-icon.tsx';
import { lastEntries, timelineEntries } from '../part/timeline-entry.ts';
import { useTimeline } from '../part/use-timeline.ts';
import { useIsSlow } from '../shell/use-is-slow.ts';
import { shortMoment } from '../shell/words.ts';
import style from './caller-history.module.css';
import { callTexts as texts } from './queue-texts.ts';

const SHOWN = 6;

interface CallerHistoryProps {
  readonly enquiryId: string | undefined;
  readonly mails: EnquiryRecord['mails'];
  readonly now: Date;
}

/** The latest entries of the history. The record has all of them. */
export function CallerHistory({ enquiryId, mails, now }: CallerHistoryProps) {
  const say = useText();
  const { language } = useLanguage();
  const timeline = useTimeline(enquiryId);
  const isSlow = useIsSlow(timeline.isLoading);
  const events = timeline.data?.pages.flatMap((page) => page.events) ?? [];
  const entries = lastEntries(timelineEntries(events, mails, { say, language, now }), SHOWN);
  if (entries.length === 0 && !isSlow) return null;
  return (
    <section className={style['history']}>
      <h3>
        {say(texts.history)}
        {enquiryId !== undefined && (
          <Link to="/enquiries/$enquiryId" params={{ enquiryId }}>
            {say(texts.wholeHistory)}
          </Link>
        )}
      </h3>
      {isSlow && <GhostLines count={4} />}
      <ol>
        {entries.map(({ id, at, kind, who, text, note }) => {
          const Icon = ENTRY_ICONS[kind];
          return (
            <li key={id}>
              <Icon size="s" />
              <span>
                {who && <b>{who} </b>}
                {text}
                {note && <em>{note}</em>}
              </span>
              <time dateTime={at}>{shortMoment(at, now, language)}</time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
