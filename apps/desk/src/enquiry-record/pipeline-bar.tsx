import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { lostReasonNames, statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { type LostReason, STATUSES, type Status } from '@funnel/domain/pipeline/status';
import { CheckIcon } from '@funnel/ui/icon';
import { useState } from 'react';
import { LostReasons } from '../shell/lost-reasons.tsx';
import { StatusMark } from '../shell/status-mark.tsx';
import { shortDate } from '../shell/words.ts';
import style from './pipeline-bar.module.css';
import { recordTexts as texts } from './record-texts.ts';

interface PipelineBarProps {
  readonly record: EnquiryRecord;
  /** When each status was reached, if known. */
  readonly reachedAt: Readonly<Partial<Record<Status, string>>>;
  readonly onMove: (to: { readonly status: Status; readonly lostReason?: LostReason }) => void;
}

const STEPS: readonly Status[] = STATUSES.filter((status) => status !== 'LOST');

/** The status as steps. Allowed transitions are buttons; "lost" is separate. */
export function PipelineBar({ record, reachedAt, onMove }: PipelineBarProps) {
  const say = useText();
  const { language } = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { status: current, moves, lostReason } = record;
  const now = STEPS.indexOf(current);
  return (
    <div className={style['bar']}>
      <ol className={style['steps']} aria-label={say(texts.pipeline)}>
        {STEPS.map((status, index) => {
          const state = index === now ? 'now' : index < now ? 'done' : 'later';
          const date = state === 'later' ? undefined : reachedAt[status];
          return (
            <li key={status}>
              <button
                type="button"
                className={style[state]}
                data-step={status}
                aria-current={state === 'now' ? 'step' : undefined}
                disabled={!moves.includes(status)}
                onClick={() => onMove({ status })}
              >
                {state === 'done' ? <CheckIcon size="s" /> : null}
                {state === 'done' ? say(statusNames[status]) : <StatusMark status={status} />}
                {date && <time>{shortDate(date, language)}</time>}
              </button>
            </li>
          );
        })}
      </ol>
      <div className={style['end']}>
        <button
          type="button"
          className={current === 'LOST' ? style['isLost'] : style['lost']}
          data-step="LOST"
          aria-expanded={current === 'LOST' ? undefined : isAsking}
          disabled={!moves.includes('LOST')}
          onClick={() => setIsAsking(!isAsking)}
        >
          <StatusMark status="LOST" />
          {lostReason && <span>{say(lostReasonNames[lostReason])}</span>}
        </button>
        {isAsking && (
          <div className={style['reasons']}>
            <LostReasons
              onChoose={(reason) => {
                setIsAsking(false);
                onMove({ status: 'LOST', lostReason: reason });
              }}
              onClose={() => setIsAsking(false)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
