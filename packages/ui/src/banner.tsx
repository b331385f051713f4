import type { ReactNode } from 'react';
import style from './banner.module.css';

interface BannerProps {
  readonly tone: 'plum' | 'ochre' | 'error';
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** The possible actions. */
  readonly end?: ReactNode;
}

/** A full-width message in its area; announced when it appears. */
export function Banner({ tone, icon, title, children, end }: BannerProps) {
  return (
    <div className={`${style['banner']} ${style[tone]}`} role="alert" data-banner={tone}>
      {icon}
      <div className={style['text']}>
        <p className={style['title']}>{title}</p>
        {children && <p>{children}</p>}
      </div>
      {end}
    </div>
  );
}
