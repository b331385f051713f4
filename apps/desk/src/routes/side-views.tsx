import { useText } from '@funnel/browser/language';
import { addressOfFilter } from '@funnel/domain/saved-view/view-address';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { PeopleIcon, StarIcon } from '@funnel/ui/desk-icon';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useViewCounts } from '../enquiry-list/use-view-counts.ts';
import { useViews } from '../enquiry-list/use-views.ts';
import { NavEntry, navLink } from '../shell/frame.tsx';
import { NavCount } from '../shell/nav-count.tsx';
import style from './side-views.module.css';

const texts = defineTexts('desk.sideViews', {
  title: { de: 'Ansichten', en: 'Views' },
  count: { de: '{count} Treffer', en: '{count} found' },
} satisfies Record<string, LocalizedText>);

/** The list shows all of them. */
const MOST_SHOWN = 8;

/** Saved views in the navigation. */
export function SideViews() {
  const say = useText();
  const titleId = useId();
  const views = useViews().views.slice(0, MOST_SHOWN);
  const counts = useViewCounts(views.map(({ filter }) => filter));
  if (views.length === 0) return null;
  return (
    <div className={style['views']}>
      <p id={titleId}>{say(texts.title)}</p>
      <ul aria-labelledby={titleId}>
        {views.map(({ viewId, name, filter, isShared }, index) => (
          <li key={viewId}>
            <Link
              to="/enquiries"
              search={{ ...addressOfFilter(filter), view: viewId } as never}
              className={navLink}
              title={name}
              // Not "page": that is the link to the list.
              activeProps={{ 'aria-current': 'true' }}
            >
              <NavEntry
                icon={isShared ? <PeopleIcon /> : <StarIcon />}
                title={name}
                count={
                  <NavCount name={name} {...counts[index]} words={(count) => say(texts.count, { count })} />
                }
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
