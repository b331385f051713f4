import type { ReactNode } from 'react';
import { CloseIcon } from './icon.tsx';
import style from './modal-page.module.css';

export type ModalPageProps = {
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
  /** The label of the close button. */
  closeLabel: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

/** A page that looks like a dialog: full-screen on a phone, a panel on a wide screen. */
export function ModalPage({ headerStart, headerEnd, closeLabel, onClose, footer, children }: ModalPageProps) {
  return (
    <div className={style['ground']}>
      <div className={style['panel']}>
        <header className={style['header']}>
          <div className={style['start']}>{headerStart}</div>
          <div className={style['end']}>
            {headerEnd}
            <button
              type="button"
              className={style['close']}
              data-action="close"
              aria-label={closeLabel}
              onClick={onClose}
            >
              <CloseIcon size="l" />
            </button>
          </div>
        </header>
        <main className={style['main']}>{children}</main>
        {footer && (
          <footer id="footer" className={style['footer']}>
            {footer}
          </footer>
        )}
      </div>
    </div>
  );
}
