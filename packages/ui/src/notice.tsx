import type { ReactNode } from 'react';
import { AlertIcon, DoneIcon, InfoIcon } from './icon.tsx';
import style from './notice.module.css';

export type NoticeProps = { tone?: 'info' | 'done' | 'error'; title?: ReactNode; children?: ReactNode };

const ICONS = { info: InfoIcon, done: DoneIcon, error: AlertIcon };

/** A message box; an error is announced when it appears. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`${style['notice']} ${style[tone]}`} role={tone === 'error' ? 'alert' : undefined}>
      <Icon />
      <div className={style['text']}>
        {title && <p className={style['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
