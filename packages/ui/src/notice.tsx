import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from './icon.tsx';
import style from './notice.module.css';

export type NoticeProps = { tone?: 'info' | 'error'; title?: ReactNode; children?: ReactNode };

/** A box that says what is the matter; an error is read aloud when it appears. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`${style['notice']} ${style[tone]}`} role={tone === 'error' ? 'alert' : undefined}>
      {tone === 'error' ? <AlertIcon /> : <InfoIcon />}
      <div className={style['text']}>
        {title && <p className={style['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
