import { useText } from '@funnel/browser/language';
import type { CallEnd } from '@funnel/contract/call-queue/make-call';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { Button } from '@funnel/ui/compact-button';
import { type RefObject, useState } from 'react';
import { useMedia } from '../shell/use-media.ts';
import style from './call-dock.module.css';
import { CallNote } from './call-note.tsx';
import type { MyCall } from './my-call.ts';
import { type Asking, OutcomeQuestion } from './outcome-question.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { Outcomes } from './outcomes.tsx';
import { callTexts as texts } from './queue-texts.ts';
import { useBackFromCall } from './use-back-from-call.ts';

interface CallDockProps {
  readonly entry: QueueEntry;
  /** The day of the default follow-up. */
  readonly followUp: string | undefined;
  /** Set: the agent is on this call and can end it. */
  readonly mine: MyCall | undefined;
  readonly now: Date;
  readonly note: string;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
  readonly asking: Asking | undefined;
  readonly onNote: (text: string) => void;
  readonly onEnd: (outcome: CallEnd) => void;
  readonly onAsk: (asking: Asking | undefined) => void;
}

/** Note and outcomes. On a phone they are in a sheet that opens after the call. */
export function CallDock(props: CallDockProps) {
  const { entry, followUp, mine, now, note, noteField, asking, onNote, onEnd, onAsk } = props;
  const say = useText();
  const isPhone = useMedia('(width < 45em)');
  const [isOpen, setIsOpen] = useState(false);
  useBackFromCall(() => setIsOpen(mine !== undefined));
  const close = () => onAsk(undefined);
  const question = asking && <OutcomeQuestion asking={asking} entry={entry} onEnd={onEnd} onClose={close} />;
  const outcomes = { entry, followUp, mine, now, asking, onEnd, onAsk };
  return (
    <footer className={style['dock']}>
      {question && !isPhone && (
        <div className={style['above']} data-asking={asking}>
          {question}
        </div>
      )}
      <CallNote note={note} field={noteField} onNote={onNote} />
      {isPhone ? (
        <>
          <Button isWide isOff={!mine} data-action="outcomes" onClick={() => setIsOpen(true)}>
            {say(texts.outcome)}
          </Button>
          <OutcomeSheet
            isOpen={isOpen && mine !== undefined}
            entry={entry}
            now={now}
            onClose={() => (asking ? close() : setIsOpen(false))}
          >
            <Outcomes {...outcomes} question={question} />
            <CallNote note={note} onNote={onNote} />
          </OutcomeSheet>
        </>
      ) : (
        <Outcomes {...outcomes} />
      )}
    </footer>
  );
}
