import { useText } from '@funnel/browser/language';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { KeyHelp } from '../shell/key-help.tsx';
import { settingsTexts as texts } from '../shell/settings-texts.ts';
import { useMay } from '../shell/staff.ts';
import style from './settings-frame.module.css';
import { SETTINGS_GROUPS } from './settings-screens.ts';

export function SettingsFrame({ children }: { children: ReactNode }) {
  const say = useText();
  const may = useMay();
  const groups = SETTINGS_GROUPS.map((group) => ({
    ...group,
    screens: group.screens.filter(({ capability }) => may(capability)),
  })).filter(({ screens }) => screens.length > 0);
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a phone the list is a row that is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another screen is opened.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path]);
  return (
    <div className={style['settings']}>
      <nav ref={nav} className={style['nav']} aria-label={say(texts.navigation)} data-sideways>
        {groups.map((group) => (
          <div key={group.title.de} className={style['group']}>
            <h2>{say(group.title)}</h2>
            <ul>
              {group.screens.map(({ path: to, title, symbol: Icon }) => (
                <li key={to}>
                  <Link to={to} className={style['link'] ?? ''}>
                    <Icon size="s" />
                    {say(title)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={style['screen']}>{children}</div>
      <KeyHelp />
    </div>
  );
}
