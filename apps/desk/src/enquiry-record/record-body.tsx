import { useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import type { Status } from '@funnel/domain/pipeline/status';
import { Banner } from '@funnel/ui/banner';
import { Button } from '@funnel/ui/compact-button';
import { GhostLines } from '@funnel/ui/ghost-lines';
import { KeyCap } from '@funnel/ui/key-cap';
import textStyle from '@funnel/ui/text.module.css';
import { useRef, useState } from 'react';
import { useChangeUndo } from '../part/change-undo.tsx';
import { Estimate } from '../part/estimate.tsx';
import { FloorPlans } from '../part/floor-plans.tsx';
import { planTexts } from '../part/plan-texts.ts';
import { PlanViewer } from '../part/plan-viewer.tsx';
import { type TimelineEvent, useTimeline } from '../part/use-timeline.ts';
import { UndoToast } from '../shell/undo-toast.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { useNow } from '../shell/use-now.ts';
import { AddFile } from './add-file.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { ContactCard } from './contact-card.tsx';
import { MergedBanner } from './merged-banner.tsx';
import { NextSteps } from './next-steps.tsx';
import { NoteForm } from './note-form.tsx';
import { ConsentCard, OriginCard } from './origin-cards.tsx';
import { PersonCard } from './person-card.tsx';
import { PipelineBar } from './pipeline-bar.tsx';
import style from './record.module.css';
import { RecordHead } from './record-head.tsx';
import { RecordKeys } from './record-keys.tsx';
import { filesTexts, recordTexts as texts } from './record-texts.ts';
import { Timeline } from './timeline.tsx';
import { useChanges } from './use-changes.ts';
import { useContactEdit } from './use-contact-edit.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { VettingBanner } from './vetting-banner.tsx';
import { WithheldBanner } from './withheld-banner.tsx';

interface RecordBodyProps {
  readonly record: EnquiryRecord;
  /** False: only the fields of the list row are known so far. */
  readonly isWhole: boolean;
  /** Slow to load: show the skeleton. */
  readonly isSlow: boolean;
  readonly onBack: () => void;
}

export function RecordBody({ record, isWhole, isSlow, onBack }: RecordBodyProps) {
  const say = useText();
  const now = useNow();
  const { enquiryId, files } = record;
  const timeline = useTimeline(enquiryId);
  const changes = useChanges(record);
  const { toast } = useChangeUndo();
  const edit = useContactEdit(record);
  const withdrawal = useWithdrawal(record);
  const plansTitle = useRef<HTMLHeadingElement>(null);
  const [plan, setPlan] = useState<number>();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const callLink = useRef<HTMLAnchorElement>(null);
  const events = timeline.data?.pages.flatMap((page) => page.events) ?? [];
  useKeys({
    a: () => callLink.current?.click(),
    b: isWhole ? edit.begin : undefined,
    n: () => noteField.current?.focus(),
    g: files.length > 0 ? () => setPlan(0) : undefined,
  });

  return (
    <>
      <div>
        <RecordHead
          record={record}
          isWhole={isWhole}
          now={now}
          callLink={callLink}
          onBack={onBack}
          onAssign={(assignee) => changes.change({ assignee })}
        />
        <VettingBanner record={record} onVet={(verdict) => changes.change({ verdict })} />
        <WithheldBanner record={record} />
        <MergedBanner record={record} />
        {changes.isFailed && (
          <Banner
            tone={changes.isStale ? 'plum' : 'error'}
            title={say(changes.isStale ? texts.stale : texts.notChanged)}
            end={<Button onClick={changes.forget}>{say(texts.close)}</Button>}
          />
        )}
      </div>
      <PipelineBar record={record} reachedAt={reachedAt(record, events)} onMove={changes.change} />
      <div className={style['columns']}>
        <div className={style['column']}>
          <ContactCard
            record={record}
            isWhole={isWhole}
            edit={edit}
            onShowroom={(showroom) => changes.change({ showroom })}
          />
          {isWhole ? (
            <>
              <PersonCard record={record} now={now} />
              <OriginCard record={record} />
              <ConsentCard record={record} />
            </>
          ) : (
            <div className={style['block']}>{isSlow && <GhostLines count={8} />}</div>
          )}
        </div>
        <div className={`${style['column']} ${style['middle']}`}>
          {isWhole ? (
            <>
              <NextSteps record={record} now={now} />
              <NoteForm enquiryId={enquiryId} field={noteField} />
              <Timeline mails={record.mails} timeline={timeline} now={now} />
            </>
          ) : (
            isSlow && <GhostLines count={9} />
          )}
        </div>
        <div className={`${style['column']} ${style['right']}`}>
          <AnswerRows answers={record.answers} />
          {record.estimate && <Estimate {...record.estimate} budget={record.answers['question_budget']} />}
          {isWhole ? (
            <section aria-labelledby="plans">
              <h2 id="plans" ref={plansTitle} tabIndex={-1}>
                {say(planTexts.title)}
                {files.length > 0 && <KeyCap>G</KeyCap>}
              </h2>
              {files.length === 0 ? (
                <p className={textStyle['note']}>{say(planTexts.none)}</p>
              ) : (
                <FloorPlans
                  enquiryId={enquiryId}
                  files={files}
                  onOpen={setPlan}
                  onWithdraw={(file) => {
                    // Its button goes with it.
                    plansTitle.current?.focus();
                    withdrawal.withdraw(file);
                  }}
                />
              )}
              {withdrawal.isFailed && (
                <p className={textStyle['note']} role="alert">
                  {say(filesTexts.notWithdrawn)}
                </p>
              )}
              <AddFile enquiryId={enquiryId} />
            </section>
          ) : (
            isSlow && <GhostLines count={3} />
          )}
        </div>
      </div>
      <div className={style['toast']}>
        <UndoToast {...toast} />
      </div>
      <RecordKeys />
      <PlanViewer enquiryId={enquiryId} files={files} index={plan} onShow={setPlan} />
    </>
  );
}

/** When each status was last reached, from the history. */
function reachedAt(
  { receivedAt }: EnquiryRecord,
  events: readonly TimelineEvent[],
): Partial<Record<Status, string>> {
  const times: Partial<Record<Status, string>> = {};
  for (const { change, happenedAt, isUndone } of events) {
    const to = change?.status?.to;
    if (to && !isUndone) times[to] ??= happenedAt;
  }
  return { NEW: receivedAt, ...times };
}
