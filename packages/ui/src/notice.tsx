import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icon.tsx';
import style from './notice.module.css';

export type NoticeProps = { tone?: 'info' | 'success' | 'error'; title?: ReactNode; children?: ReactNode };

const ICONS = { info: <InfoIcon />, success: <CheckIcon />, error: <AlertIcon /> };

/** A box that says what is the matter; an error is read aloud when it appears. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`${style['notice']} ${style[tone]}`} role={tone === 'error' ? 'alert' : undefined}>
      {ICONS[tone]}
      <div className={style['text']}>
        {title && <p className={style['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
