import { useLanguage, useText } from '@funnel/browser/language';
import { pageUrl } from '@funnel/contract/page/page-path';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { funnelParamsQuery, parseFunnelParams } from '@funnel/domain/flow/funnel-params';
import { progressOf } from '@funnel/domain/flow/progress';
import { stepAfter } from '@funnel/domain/flow/step-list';
import { offersHomeVisit } from '@funnel/domain/question/planning-place';
import { isQuestionKey, questionOf } from '@funnel/domain/question/questions';
import type { LocalizedText } from '@funnel/domain/text/text';
import { type Ref, Suspense, useEffect, useMemo } from 'react';
import type { estimatePrice } from '../enquiry/estimate-price.ts';
import { useSending } from '../enquiry/use-sending.ts';
import { forgetFunnel, recallFunnel } from '../flow/funnel-memory.ts';
import { StepFrame } from '../flow/step-frame.tsx';
import { useDirection } from '../flow/use-direction.ts';
import { useFunnel } from '../flow/use-funnel.ts';
import { useFunnelNews } from '../flow/use-funnel-news.ts';
import { fetchPicturesAhead } from '../question/question-picture.ts';
import { QuestionScreen } from '../question/question-screen.tsx';
import { TrustFacts } from '../question/trust-facts.tsx';
import { rememberEnquiry } from '../shell/enquiry-of-tab.ts';
import { handOver } from '../shell/hand-over.ts';
import { useLegalHref } from '../shell/legal-nav.tsx';
import { Loaded, pieceOf } from '../shell/load-ahead.tsx';
import { pageSettings, useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { isFramed } from '../shell/parent-window.ts';
import type { RouteProps } from '../shell/route.ts';
import { rememberSzid } from '../shell/szid.ts';
import { useEnglishConsultation } from '../shell/use-english-consultation.ts';
import { whenIdle } from '../shell/when-idle.ts';

export const title: LocalizedText = { de: 'Ihre neue Küche planen', en: 'Plan your new kitchen' };

const paramsOf = (search: string) => {
  const query = new URLSearchParams(search);
  return parseFunnelParams((name) => query.get(name));
};

export const variantOf = (search: string) => funnelParamsQuery(paramsOf(search));
/** Not when this tab goes on with earlier answers. */
export const beginsAsServed = (search: string) =>
  recallFunnel(paramsOf(search), pageSettings().stepLists, undefined, 'funnel') === undefined;

/** So many steps' pictures are fetched before they are shown. */
const STEPS_AHEAD = 3;

const estimate: typeof estimatePrice = async (...given) =>
  (await import('../enquiry/estimate-price.ts')).estimatePrice(...given);
const contactStep = pieceOf(async () => (await import('../contact/contact-step.tsx')).ContactStep);

/** The funnel: one step at a time, from the first question to the enquiry. */
export function Route({ search }: RouteProps) {
  const settings = useSettings();
  const params = useMemo(() => paramsOf(search), [search]);
  const { state, isFirst, update, answer, advance, back } = useFunnel(params, settings.stepLists, 'funnel');
  const { list, current, data } = state;
  const say = useText();
  const { language } = useLanguage();
  const legal = useLegalHref();
  const index = list.steps.indexOf(current);
  const next = stepAfter(list.steps, current);

  const { status, send } = useSending(search, index > 0, (lead) => {
    forgetFunnel(params, 'funnel');
    if (data.szid) rememberSzid(data.szid);
    rememberEnquiry({ enquiryId: lead.enquiryId, postcode: data.personal_postcode });
    const showNextPage = () => location.assign(pageUrl('datepicker', { ...lead }, language));
    if (!isFramed()) showNextPage();
    else handOver({ type: 'funnel-done', ...lead, email: encodeURIComponent(lead.email) }, showNextPage);
  });

  function choose(code: string): void {
    answer({ [current]: code });
    if (current === 'question_cooking_situation') {
      void estimate({ ...data, question_cooking_situation: code } as EnquiryDraft, language).then(update);
    }
  }

  useFunnelNews(current, search);
  useEnglishConsultation(language, update);
  useEffect(
    () =>
      whenIdle(() => {
        for (const step of list.steps.slice(index + 1, index + 1 + STEPS_AHEAD)) {
          if (isQuestionKey(step)) fetchPicturesAhead(questionOf(step), data);
        }
        if (index > 0) void contactStep.fetchAhead().catch(() => undefined);
      }),
    [index, list, data],
  );

  function screen(headlineRef: Ref<HTMLHeadingElement>) {
    if (isQuestionKey(current)) {
      const question = questionOf(current);
      const tiles = question.tiles.filter((code) => code !== 'AT_HOME' || offersHomeVisit(params, data));
      return (
        <>
          <QuestionScreen
            question={question}
            answers={data}
            tiles={tiles}
            say={say}
            headlineRef={headlineRef}
            onAnswer={choose}
          />
          {isFirst && <TrustFacts say={say} />}
        </>
      );
    }
    const isLast = next === current;
    return (
      <Suspense>
        <Loaded
          piece={contactStep}
          step={current}
          data={data}
          language={language}
          status={status === 'sent' ? 'sending' : status}
          showFailure={settings.showSubmitErrors}
          say={say}
          links={{ terms: legal('terms'), privacy: legal('privacy') }}
          headlineRef={headlineRef}
          onType={update}
          onValid={(contact) => {
            update(contact as Partial<EnquiryDraft>);
            if (isLast) void send({ ...data, ...contact } as EnquiryDraft);
            else advance();
          }}
        />
      </Suspense>
    );
  }

  return (
    <PageShell noFooter={params.noFooter}>
      <StepFrame
        step={current}
        direction={useDirection(index)}
        progress={progressOf(list, current)}
        say={say}
        onBack={isFirst ? undefined : back}
      >
        {screen}
      </StepFrame>
    </PageShell>
  );
}
