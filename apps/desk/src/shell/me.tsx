import { useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { initialsOf } from '@funnel/ui/avatar';
import { SignOutIcon } from '@funnel/ui/desk-icon';
import { IconButton } from '@funnel/ui/icon-button';
import { useLiveFeed } from './live-feed.tsx';
import style from './me.module.css';
import { useStaff, useStaffActs } from './staff.ts';

const texts = defineTexts('desk.me', {
  ready: { de: 'Bereit', en: 'Ready' },
  paused: { de: 'Pause', en: 'On a break' },
  offline: { de: 'Offline', en: 'Offline' },
  signOut: { de: 'Abmelden', en: 'Sign out' },
} satisfies Record<string, LocalizedText>);

/** The signed-in person, with the presence that colleagues see. */
export function Me({ isPaused }: { isPaused: boolean }) {
  const say = useText();
  const { name } = useStaff();
  const { lostSince } = useLiveFeed();
  const state = lostSince ? 'offline' : isPaused ? 'paused' : 'ready';
  return (
    <div className={style['me']}>
      <span className={style['initials']} data-paused={isPaused || undefined} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={style['who']} data-wide-only>
        <div className={style['name']}>{name}</div>
        <div className={style['role']} role="status">
          <i className={style['dot']} data-state={state} />
          {say(texts[state])}
        </div>
      </div>
      <IconButton
        data-action="sign-out"
        label={say(texts.signOut)}
        title={say(texts.signOut)}
        onClick={useStaffActs().signOut}
      >
        <SignOutIcon />
      </IconButton>
    </div>
  );
}
