import { useText } from '@funnel/browser/language';
import type { PresentColleague } from '@funnel/contract/presence/presence';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Avatar } from '@funnel/ui/avatar';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { useLiveFeed } from '../live-feed.tsx';
import { useNow } from '../use-now.ts';
import { firstName, runningTime } from '../words.ts';
import style from './colleagues.module.css';
import { usePresent } from './use-present.ts';

const texts = defineTexts('desk.colleagues', {
  title: { de: 'Team', en: 'Team' },
  CALL: { de: 'telefoniert seit', en: 'on a call for' },
  READY: { de: 'Bereit', en: 'Ready' },
  PAUSE: { de: 'Pause', en: 'On a break' },
  unknown: { de: 'nicht bekannt', en: 'not known' },
  more: { de: 'und {count} weitere', en: 'and {count} more' },
} satisfies Record<string, LocalizedText>);

/** Leaves room for the navigation. */
const MOST_SHOWN = 6;

/** Colleagues at the desk, with their presence. Hidden while offline, since it would be stale. */
export function Colleagues() {
  const say = useText();
  const present = usePresent();
  const { lostSince } = useLiveFeed();
  const now = useNow(present?.aheadMs);
  if (!present || present.colleagues.length === 0) return null;
  const shown = present.colleagues.slice(0, MOST_SHOWN);
  const more = present.colleagues.length - shown.length;
  return (
    <section className={style['team']} aria-label={say(texts.title)} data-team>
      <ul>
        {shown.map((colleague) => (
          <li
            key={colleague.staffId}
            title={colleague.name}
            data-colleague={colleague.name}
            data-state={lostSince ? 'unknown' : colleague.state}
          >
            <Avatar {...colleague} />
            <span className={style['name']} data-wide-only>
              {firstName(colleague.name)}
            </span>
            <span className={style['state']} data-wide-only>
              {lostSince ? (
                <>
                  <span aria-hidden="true">?</span>
                  <VisuallyHidden>{say(texts.unknown)}</VisuallyHidden>
                </>
              ) : (
                <State {...colleague} now={now} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={style['more']} data-wide-only>
          {say(texts.more, { count: String(more) })}
        </p>
      )}
    </section>
  );
}

function State({ state, since, now }: PresentColleague & { now: Date }) {
  const say = useText();
  if (state !== 'CALL') return say(texts[state]);
  return (
    <>
      <i className={style['pulse']} />
      <VisuallyHidden>{say(texts.CALL)}</VisuallyHidden> {since && runningTime(since, now)}
    </>
  );
}
