import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { type ContactStepId, type Funnel, isContactStep, questionIn } from '@funnel/domain/flow/funnel';
import { asksForEstimate, isEstimateDue } from '@funnel/domain/flow/funnel-estimate';
import { type FunnelParams, factsOf } from '@funnel/domain/flow/funnel-params';
import { progressOf } from '@funnel/domain/flow/progress';
import { tilesOf } from '@funnel/domain/question/question';
import { type ReactNode, type Ref, Suspense, useEffect, useState } from 'react';
import type { SendingScreenProps } from '../contact/contact-screen.ts';
import type { Lead } from '../enquiry/deliver.ts';
import { useEstimate } from '../enquiry/use-estimate.ts';
import { useSending } from '../enquiry/use-sending.ts';
import { forgetFunnel, type MemoryKey } from '../flow/funnel-memory.ts';
import { StepFrame } from '../flow/step-frame.tsx';
import { useDirection } from '../flow/use-direction.ts';
import { useFunnel } from '../flow/use-funnel.ts';
import { useStepMessages } from '../flow/use-step-messages.ts';
import { fetchPicturesAhead } from '../question/question-picture.ts';
import { QuestionScreen } from '../question/question-screen.tsx';
import { rememberEnquiry } from '../shell/enquiry-of-tab.ts';
import { handOver } from '../shell/hand-over.ts';
import { useLegalHref } from '../shell/legal-nav.tsx';
import { Loaded, type Piece, pieceOf } from '../shell/load-ahead.tsx';
import { usePageLink } from '../shell/page-link.ts';
import { useSettings } from '../shell/page-settings.ts';
import { useParentTracking } from '../shell/parent-tracking.ts';
import { isFramed } from '../shell/parent-window.ts';
import type { EarlyAnswer } from '../shell/route.ts';
import { rememberSzid } from '../shell/szid.ts';
import { useEnglishConsultation } from '../shell/use-english-consultation.ts';
import { useHiddenFields } from '../shell/use-hidden-fields.ts';
import { useIsWide } from '../shell/use-is-wide.ts';
import { usePrefill } from '../shell/use-prefill.ts';
import { whenIdle } from '../shell/when-idle.ts';

/** The number of steps whose pictures are preloaded. */
const STEPS_AHEAD = 3;

type FormProps = SendingScreenProps & { readonly step: ContactStepId };

const FORMS: Readonly<Record<Funnel['form'], Piece<FormProps>>> = {
  contact: pieceOf<FormProps>(async () => (await import('../contact/contact-step.tsx')).ContactStep),
  tester: pieceOf<FormProps>(async () => (await import('../contact/tester-screen.tsx')).TesterScreen),
};

const companion = pieceOf(async () => (await import('../question/companion.tsx')).Companion);
const doneScreen = pieceOf(async () => (await import('../enquiry/done-screen.tsx')).DoneScreen);

type NextPage = (lead: Lead, link: ReturnType<typeof usePageLink>) => string;

const NEXT_PAGE: Readonly<Record<Funnel['after'], NextPage>> = {
  'choose-time': (lead, link) => link('datepicker', { ...lead }),
  thanks: (_lead, link) => link('tester', { done: 'true' }),
};

interface ShowFunnelProps {
  readonly funnel: Funnel;
  readonly params: FunnelParams;
  readonly search: string;
  readonly early?: EarlyAnswer | undefined;
  readonly memory: MemoryKey;
  /** Shown around the first question. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** A funnel, one step at a time, from the first question to the enquiry. */
export function ShowFunnel({ funnel, params, search, early, memory, above, below }: ShowFunnelProps) {
  const { showSubmitErrors } = useSettings();
  const { state, isFirst, isLast, update, setEstimate, prefill, answer, advance, revisit, back } = useFunnel(
    funnel,
    params,
    memory,
    early,
  );
  const { steps, current, data } = state;
  const say = useText();
  const { language } = useLanguage();
  const legal = useLegalHref();
  const index = steps.indexOf(current);
  const form = FORMS[funnel.form];
  const isWide = useIsWide();

  const link = usePageLink();
  const tracking = useParentTracking('utm');
  const [nextHref, setNextHref] = useState<string>();

  const estimate = useEstimate(language, setEstimate);
  const sending = {
    search,
    funnel: funnel.name,
    isUnderWay: index > 0,
    trackingNow: tracking.now,
    completed: async (draft: EnquiryDraft) =>
      isEstimateDue(state, draft) ? estimate.withEstimate(draft) : draft,
  };
  const { status, send } = useSending(sending, (lead) => {
    forgetFunnel(params, memory);
    if (data.szid) rememberSzid(data.szid);
    rememberEnquiry({ enquiryId: lead.enquiryId, postcode: data.personal_postcode });
    const next = NEXT_PAGE[funnel.after](lead, link);
    const showNextPage = () => location.assign(next);
    if (!isFramed()) return showNextPage();
    handOver({ type: 'funnel-done', ...lead, email: encodeURIComponent(lead.email) }, showNextPage);
    setNextHref(next);
  });

  usePrefill(prefill, funnel.questions, search);
  useHiddenFields(update);
  useStepMessages(state, search, tracking.atFirst, early !== undefined);
  useEnglishConsultation(language, update);
  useEffect(
    () =>
      whenIdle(() => {
        for (const step of steps.slice(index + 1, index + 1 + STEPS_AHEAD)) {
          if (!isContactStep(step)) fetchPicturesAhead(questionIn(funnel, step), data);
        }
        if (index > 0) void form.fetchAhead().catch(() => undefined);
        if (isWide) void companion.fetchAhead().catch(() => undefined);
      }),
    [index, steps, data, funnel, form, isWide],
  );

  function choose(code: string, at: number): void {
    const chosen: Partial<EnquiryDraft> = { [current]: code };
    answer(chosen, at);
    if (asksForEstimate(state)) estimate.ask({ ...data, ...chosen });
  }

  function screen(headlineRef: Ref<HTMLHeadingElement>) {
    if (isContactStep(current)) {
      return (
        <Suspense>
          <Loaded
            piece={form}
            step={current}
            data={data}
            language={language}
            status={status === 'sent' ? 'sending' : status}
            showFailure={showSubmitErrors}
            say={say}
            links={{ terms: legal('terms'), privacy: legal('privacy') }}
            headlineRef={headlineRef}
            onType={update}
            onValid={(contact) => {
              update(contact);
              if (isLast) void send({ ...data, ...contact });
              else advance();
            }}
          />
        </Suspense>
      );
    }
    const question = questionIn(funnel, current);
    return (
      <>
        {isFirst && above}
        <QuestionScreen
          question={question}
          answers={data}
          tiles={tilesOf(question, factsOf(params, data))}
          say={say}
          headlineRef={headlineRef}
          onAnswer={choose}
        />
        {isFirst && below}
      </>
    );
  }

  const beside = isWide && (
    <Suspense>
      <Loaded
        piece={companion}
        funnel={funnel}
        steps={steps}
        current={current}
        answers={data}
        say={say}
        onQuestion={revisit}
      />
    </Suspense>
  );
  const direction = useDirection(index);
  if (nextHref !== undefined) {
    return (
      <Suspense>
        <Loaded piece={doneScreen} after={funnel.after} href={nextHref} say={say} />
      </Suspense>
    );
  }
  return (
    <StepFrame
      step={current}
      direction={direction}
      progress={progressOf(state, current)}
      say={say}
      onBack={isFirst ? undefined : back}
      companion={isFirst ? undefined : beside}
    >
      {screen}
    </StepFrame>
  );
}
