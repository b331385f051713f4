import { slotTexts as texts } from '@funnel/domain/slot/slot-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { Button } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import type { ReactNode } from 'react';
import style from './no-slots.module.css';

interface SlotsFailedProps {
  readonly say: Say;
  readonly onRetry: () => void;
  /** Alternatives. */
  readonly children?: ReactNode;
}

/** Shows that the times could not be loaded, with a retry (R21). */
export function SlotsFailed({ say, onRetry, children }: SlotsFailedProps) {
  return (
    <div className={style['middle']}>
      <Notice tone="error" title={say(texts.failedTitle)}>
        {say(texts.failed)}
      </Notice>
      <Button variant="secondary" data-action="retry" onClick={onRetry}>
        {say(texts.retry)}
      </Button>
      {children}
    </div>
  );
}

interface NoSlotsProps {
  readonly title?: LocalizedText;
  readonly say: Say;
  readonly action?: ReactNode;
  /** The alternatives. */
  readonly children: ReactNode;
}

/** Shows that there is nothing to choose. */
export function NoSlots({ title = texts.noneTitle, say, action, children }: NoSlotsProps) {
  return (
    <div className={style['middle']}>
      <Notice title={say(title)}>{children}</Notice>
      {action}
    </div>
  );
}
