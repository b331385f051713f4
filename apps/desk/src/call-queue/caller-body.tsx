import { useText } from '@funnel/browser/language';
import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { KeyCap } from '@funnel/ui/key-cap';
import textStyle from '@funnel/ui/text.module.css';
import { useState } from 'react';
import { FloorPlans } from '../part/floor-plans.tsx';
import { planTexts } from '../part/plan-texts.ts';
import { PlanViewer } from '../part/plan-viewer.tsx';
import { useRecord } from '../part/use-record.ts';
import { useDebounced } from '../shell/use-debounced.ts';
import { useKeys } from '../shell/use-keys.ts';
import { AnswerTiles } from './answer-tiles.tsx';
import style from './caller-body.module.css';
import { CallerFigures } from './caller-figures.tsx';
import { CallerHistory } from './caller-history.tsx';

/** Debounce: moving through the list with the arrows must not log a view of every enquiry. */
const LOOK_MS = 300;

/** Answers, estimate, floor plans and history of the caller. */
export function CallerBody({ entry, now }: { entry: QueueEntry; now: Date }) {
  const say = useText();
  const lookedAt = useDebounced(entry.enquiryId, LOOK_MS);
  const { enquiryId } = entry;
  const record = useRecord(lookedAt === enquiryId ? enquiryId : undefined);
  const files = record.data?.files ?? [];
  const [plan, setPlan] = useState<number>();
  useKeys({ g: files.length > 0 ? () => setPlan(0) : undefined });
  return (
    <div className={style['body']}>
      <div className={style['wishes']}>
        <AnswerTiles answers={entry.answers} />
        {record.data && (
          <section className={style['plans']}>
            <h3>
              {say(planTexts.title)}
              {files.length > 0 && (
                <span>
                  {say(planTexts.large)} <KeyCap>G</KeyCap>
                </span>
              )}
            </h3>
            {files.length > 0 ? (
              <FloorPlans enquiryId={enquiryId} files={files} onOpen={setPlan} />
            ) : (
              <p className={textStyle['note']}>{say(planTexts.none)}</p>
            )}
          </section>
        )}
      </div>
      <div className={style['side']}>
        <CallerFigures entry={entry} />
        <CallerHistory
          enquiryId={lookedAt === enquiryId ? enquiryId : undefined}
          mails={record.data?.mails ?? []}
          now={now}
        />
      </div>
      <PlanViewer enquiryId={enquiryId} files={files} index={plan} onShow={setPlan} />
    </div>
  );
}
