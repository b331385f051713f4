import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { Dialog } from '@funnel/ui/dialog';
import type { ReactNode } from 'react';
import { callerName } from '../part/caller-name.ts';
import { runningTime } from '../shell/words.ts';
import style from './outcome-sheet.module.css';
import { callTexts as texts } from './queue-texts.ts';

interface OutcomeSheetProps {
  readonly isOpen: boolean;
  readonly entry: QueueEntry;
  readonly now: Date;
  /** By the cross, Escape, or the back gesture, which browsers report as Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Phone: the outcomes in a sheet. Closing keeps what was typed. */
export function OutcomeSheet({ isOpen, entry, now, onClose, children }: OutcomeSheetProps) {
  const say = useText();
  const since = entry.claim?.since;
  return (
    <div className={style['sheet']}>
      <Dialog open={isOpen} title={say(texts.sheetTitle)} closeLabel={say(texts.close)} onCancel={onClose}>
        <p>
          <bdi>{callerName(entry, say)}</bdi>
          {since && ` · ${runningTime(since, now)}`}
        </p>
        <div className={style['body']} data-sheet="outcome">
          {children}
        </div>
      </Dialog>
    </div>
  );
}
