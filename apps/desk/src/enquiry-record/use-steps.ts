import { useLanguage, useText } from '@funnel/browser/language';
import { randomId } from '@funnel/browser/random-id';
import type { Outcome } from '@funnel/contract/client';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import {
  changeStepEndpoint,
  finishStepEndpoint,
  planStepEndpoint,
  type StepChange,
} from '@funnel/contract/next-step/manage-step';
import type { NextStep, Planned } from '@funnel/contract/next-step/next-step';
import { visitCameEndpoint, visitNoShowEndpoint } from '@funnel/contract/visit/end-visit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeUndo } from '../part/change-undo.tsx';
import { stepDue, stepTitle } from '../part/step-words.ts';
import { RECORD } from '../part/use-record.ts';
import { TIMELINE } from '../part/use-timeline.ts';
import { useCalls } from '../shell/call.ts';
import { stepTexts as texts } from './step-texts.ts';

type Failure = 'stale' | 'invalid' | 'tooMany' | 'failed';
const FAILURES: Readonly<Record<string, Failure>> = {
  STALE: 'stale',
  INVALID_INPUT: 'invalid',
  WRONG_STATE: 'tooMany',
};

interface Done {
  readonly data: { readonly changeId: string | null };
}

/** Plans, changes and ticks off next steps. Each act offers its undo. Resolves to true on success. */
export function useSteps({ enquiryId, contact }: EnquiryRecord) {
  const say = useText();
  const { language } = useLanguage();
  const { call } = useCalls();
  const { offer } = useChangeUndo();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const wordsOf = (step: NextStep) =>
    `${stepTitle(step, say)} ${stepDue(step, { say, language, now: new Date() })}`;

  async function send<Reply extends Done>(
    calling: () => Promise<Outcome<Reply>>,
    words: (data: Reply['data']) => string,
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(undefined);
    const sentAt = Date.now();
    const outcome = await calling();
    setIsBusy(false);
    if (outcome.ok) {
      const { data } = outcome.reply;
      offer({ whom: contact.fullName, what: words(data), changeIds: [data.changeId], sentAt });
    } else setFailure(FAILURES[outcome.failure.code] ?? 'failed');
    await Promise.all([RECORD, TIMELINE].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    return outcome.ok;
  }
  const once = () => ({ idempotencyKey: randomId() });
  const seen = ({ stepId, changedAt }: NextStep) => ({ stepId, changedAt });

  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    plan: (plan: Planned) => {
      const body = { enquiryId, plan };
      return send(
        () => call(planStepEndpoint, { body, ...once() }),
        ({ step }) => say(texts.planned, { step: wordsOf(step) }),
      );
    },
    change: (step: NextStep, change: StepChange) =>
      send(
        () => call(changeStepEndpoint, { body: { ...seen(step), change } }),
        (data) => say(texts.changed, { step: wordsOf(data.step) }),
      ),
    finish: (step: NextStep) =>
      send(
        () => call(finishStepEndpoint, { body: seen(step), ...once() }),
        ({ planned }) =>
          planned
            ? say(texts.tickedThen, { step: stepTitle(step, say), next: wordsOf(planned) })
            : say(texts.ticked, { step: stepTitle(step, say) }),
      ),
    endVisit: ({ stepId: visitId }: NextStep, hasCome: boolean) =>
      send(
        () => call(hasCome ? visitCameEndpoint : visitNoShowEndpoint, { body: { visitId }, ...once() }),
        ({ planned }) =>
          planned
            ? say(hasCome ? texts.cameThen : texts.noShowThen, { next: wordsOf(planned) })
            : say(hasCome ? texts.came : texts.noShow),
      ),
  };
}
