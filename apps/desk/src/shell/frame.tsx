import { useText } from '@funnel/browser/language';
import { staffRoleNames } from '@funnel/domain/staff/staff-role';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Brand } from '@funnel/ui/brand';
import type { ReactNode } from 'react';
import { initialsOf } from './avatar.tsx';
import style from './frame.module.css';
import { SignOutIcon } from './icons.tsx';
import { pageSettings } from './page-settings.ts';
import { useStaff, useStaffActs } from './staff.ts';

const texts = defineTexts('desk.frame', {
  navigation: { de: 'Bereiche', en: 'Sections' },
  paused: { de: 'Pause', en: 'On a break' },
  signOut: { de: 'Abmelden', en: 'Sign out' },
} satisfies Record<string, LocalizedText>);

interface FrameProps {
  /** The links to the screens, each made with `NavEntry` inside. */
  readonly entries: ReactNode;
  /** A link at the end of them, above who is signed in. */
  readonly end?: ReactNode;
  /** Between the brand and the links. */
  readonly search: ReactNode;
  /** Who is signed in is not offered calls. */
  readonly isPaused: boolean;
  readonly children: ReactNode;
}

/** The side with the navigation, and the panel with the work. */
export function Frame({ entries, end, search, isPaused, children }: FrameProps) {
  const say = useText();
  const { name, role } = useStaff();
  return (
    <div className={style['frame']}>
      <header className={style['side']}>
        <div className={style['brand']}>
          <Brand {...pageSettings().brand} />
        </div>
        {search}
        <nav aria-label={say(texts.navigation)}>
          <ul className={style['entries']}>
            {entries}
            {end && <li className={style['last']}>{end}</li>}
          </ul>
        </nav>
        <div className={style['me']}>
          <span className={style['initials']} data-paused={isPaused || undefined} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div className={style['who']}>
            <div className={style['name']}>{name}</div>
            <div className={style['role']} role="status">
              {say(isPaused ? texts.paused : staffRoleNames[role])}
            </div>
          </div>
          <button
            type="button"
            className={style['signOut']}
            data-action="sign-out"
            aria-label={say(texts.signOut)}
            title={say(texts.signOut)}
            onClick={useStaffActs().signOut}
          >
            <SignOutIcon />
          </button>
        </div>
      </header>
      <main className={style['panel']}>{children}</main>
    </div>
  );
}

/** The inside of a link in the navigation. In the narrow rail the icon stands alone. */
export function NavEntry({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <>
      {icon}
      <span className={style['label']}>{title}</span>
    </>
  );
}

export const navLink = style['link'] ?? '';
