import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Brand } from '@funnel/ui/brand';
import type { ReactNode } from 'react';
import style from './frame.module.css';
import { Me } from './me.tsx';
import { pageSettings } from './page-settings.ts';
import { Colleagues } from './presence/colleagues.tsx';

const texts = defineTexts('desk.frame', {
  navigation: { de: 'Bereiche', en: 'Sections' },
} satisfies Record<string, LocalizedText>);

interface FrameProps {
  /** The links to the screens, each made with `NavEntry` inside. */
  readonly entries: ReactNode;
  /** Secondary links, where there is room. */
  readonly views?: ReactNode;
  /** The last link, above the signed-in person. */
  readonly end?: ReactNode;
  readonly search: ReactNode;
  /** The person is paused and gets no calls. */
  readonly isPaused: boolean;
  readonly children: ReactNode;
}

/** The layout: navigation and the current screen. */
export function Frame({ entries, views, end, search, isPaused, children }: FrameProps) {
  const say = useText();
  return (
    <div className={style['frame']}>
      <header className={style['side']}>
        <div className={style['brand']}>
          <Brand {...pageSettings().brand} />
        </div>
        {search}
        <nav aria-label={say(texts.navigation)}>
          <div className={style['scroll']}>
            <ul className={style['entries']}>{entries}</ul>
            {views}
          </div>
          {end && <div className={style['last']}>{end}</div>}
        </nav>
        <div className={style['team']}>
          <Colleagues />
        </div>
        <Me isPaused={isPaused} />
      </header>
      <main className={style['panel']}>{children}</main>
    </div>
  );
}

/** The content of a navigation link. Icon only in the narrow rail. */
export function NavEntry({ icon, title, count }: { icon: ReactNode; title: string; count?: ReactNode }) {
  return (
    <>
      {icon}
      <span className={style['label']} data-wide-only>
        {title}
      </span>
      {count}
    </>
  );
}

export const navLink = style['link'] ?? '';
