import type { ReactNode } from 'react';
import style from './page.module.css';

export type PageProps = {
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
  footerStart?: ReactNode;
  footerEnd?: ReactNode;
  /** The first row of the footer. */
  closing?: ReactNode;
  /** The last row of the footer, in small print. */
  note?: ReactNode;
  /** Wider on a wide screen. */
  wide?: boolean;
  /** Less space at the top, for a framed page. */
  compact?: boolean;
  children: ReactNode;
};

/** The frame of every screen: header, content, and a footer at the bottom even of a short page. */
export function Page({
  headerStart,
  headerEnd,
  footerStart,
  footerEnd,
  closing,
  note,
  compact = false,
  wide = false,
  children,
}: PageProps) {
  return (
    <div className={wide ? `${style['page']} ${style['wide']}` : style['page']}>
      <header className={`${style['column']} ${style['header']}`} data-compact={compact || undefined}>
        <div className={style['side']}>{headerStart}</div>
        <div className={style['side']}>{headerEnd}</div>
      </header>
      <main className={`${style['column']} ${style['main']}`}>{children}</main>
      {(footerStart || footerEnd) && (
        <footer id="footer" className={style['footer']}>
          {closing && <div className={`${style['column']} ${style['closing']}`}>{closing}</div>}
          <div className={`${style['column']} ${style['footerRow']}`}>
            {footerStart && <div className={style['aside']}>{footerStart}</div>}
            {footerEnd && <nav className={style['links']}>{footerEnd}</nav>}
          </div>
          {note && <p className={`${style['column']} ${style['note']}`}>{note}</p>}
        </footer>
      )}
    </div>
  );
}
