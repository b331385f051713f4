import { useLanguage, useText } from '@funnel/browser/language';
import type { SavedView } from '@funnel/contract/saved-view/manage-views';
import { PeopleIcon } from '@funnel/ui/desk-icon';
import { CloseIcon } from '@funnel/ui/icon';
import textStyle from '@funnel/ui/text.module.css';
import type { ReactNode } from 'react';
import { countedNumber, type EnquiriesCounted } from './count-words.ts';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';
import style from './view-tabs.module.css';

interface ViewTabsProps {
  readonly views: readonly SavedView[];
  /** The first count is that of all enquiries. */
  readonly counts: readonly (EnquiriesCounted | undefined)[];
  /** Undefined: all enquiries. */
  readonly chosen: string | undefined;
  readonly onChoose: (view: SavedView | undefined) => void;
  readonly onRemove: (view: SavedView) => void;
  /** At the end of the line. */
  readonly children: ReactNode;
}

/** The saved views as tabs. The open one can be deleted, given the right. */
export function ViewTabs({ views, counts, chosen, onChoose, onRemove, children }: ViewTabsProps) {
  const say = useText();
  return (
    <div className={style['line']}>
      <nav className={style['tabs']} aria-label={say(texts.views)}>
        <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          {say(texts.all)}
          <TabCount count={counts[0]} />
        </button>
        {views.map((view, index) => {
          const { viewId, name, isShared, isMine } = view;
          const isChosen = viewId === chosen;
          return (
            <span key={viewId} className={style['tab']}>
              <button type="button" data-view={name} aria-pressed={isChosen} onClick={() => onChoose(view)}>
                {isShared && <PeopleIcon size="s" />}
                {name}
                <TabCount count={counts[index + 1]} />
              </button>
              {isChosen && isMine && (
                <button
                  type="button"
                  className={style['remove']}
                  data-action="remove-view"
                  aria-label={say(texts.viewRemove, { name })}
                  onClick={() => onRemove(view)}
                >
                  <CloseIcon size="s" />
                </button>
              )}
            </span>
          );
        })}
      </nav>
      <div className={style['end']}>{children}</div>
    </div>
  );
}

function TabCount({ count }: { count: EnquiriesCounted | undefined }) {
  const { language } = useLanguage();
  if (!count) return null;
  return (
    <span className={textStyle['meta']} data-count={count.count}>
      {countedNumber(count, language)}
    </span>
  );
}
