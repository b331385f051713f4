import { useLanguage, useText } from '@funnel/browser/language';
import { pageUrl } from '@funnel/contract/page/page-path';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { type FunnelParams, funnelParamsQuery, parseFunnelParams } from '@funnel/domain/flow/funnel-params';
import { progressOf } from '@funnel/domain/flow/progress';
import type { StepListNames } from '@funnel/domain/flow/step-list';
import { testerQuestionOf } from '@funnel/domain/tester/tester-questions';
import type { LocalizedText } from '@funnel/domain/text/text';
import { type Ref, Suspense, useEffect, useMemo } from 'react';
import { useSending } from '../enquiry/use-sending.ts';
import { forgetFunnel, recallFunnel } from '../flow/funnel-memory.ts';
import { StepFrame } from '../flow/step-frame.tsx';
import { useDirection } from '../flow/use-direction.ts';
import { useFunnel } from '../flow/use-funnel.ts';
import { useFunnelNews } from '../flow/use-funnel-news.ts';
import { fetchPicturesAhead } from '../question/question-picture.ts';
import { QuestionScreen } from '../question/question-screen.tsx';
import { handOver } from '../shell/hand-over.ts';
import { useLegalHref } from '../shell/legal-nav.tsx';
import { Loaded, pieceOf } from '../shell/load-ahead.tsx';
import { pageSettings, useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { isFramed } from '../shell/parent-window.ts';
import type { RouteProps } from '../shell/route.ts';
import { useEnglishConsultation } from '../shell/use-english-consultation.ts';
import { whenIdle } from '../shell/when-idle.ts';
import { TesterEnded, TesterEyebrow, TesterFacts, TesterThanks } from '../tester/tester-screens.tsx';

export const title: LocalizedText = { de: 'Küchentester werden', en: 'Become a kitchen tester' };

/** One list, whatever funnel_name says. */
const NAMES: StepListNames = {
  default: 'tester',
  short: 'tester',
  onsite: 'tester',
  heimberatung: 'tester',
};

const paramsOf = (search: string): FunnelParams => {
  const query = new URLSearchParams(search);
  const known = parseFunnelParams((name) => query.get(name));
  return { ...known, funnelName: undefined, offHomeConsulting: false };
};
const isDone = (search: string) => new URLSearchParams(search).get('done') === 'true';

export const variantOf = (search: string) =>
  [funnelParamsQuery(paramsOf(search)), isDone(search) ? 'done=true' : ''].filter(Boolean).join('&');
/** Not when this tab goes on with earlier answers. */
export const beginsAsServed = (search: string) =>
  isDone(search) ||
  !pageSettings().isTesterOpen ||
  recallFunnel(paramsOf(search), NAMES, undefined, 'tester') === undefined;

const testerScreen = pieceOf(async () => (await import('../contact/tester-screen.tsx')).TesterScreen);

/** The tester promotion (R28): three questions and a form, then what happens next; or that it has ended. */
export function Route({ search }: RouteProps) {
  const say = useText();
  const { language } = useLanguage();
  const { isTesterOpen } = useSettings();
  const params = useMemo(() => paramsOf(search), [search]);
  return (
    <PageShell noFooter={params.noFooter}>
      {isDone(search) ? (
        <TesterThanks say={say} />
      ) : isTesterOpen ? (
        <Application params={params} search={search} />
      ) : (
        <TesterEnded href={pageUrl('funnel', {}, language)} say={say} />
      )}
    </PageShell>
  );
}

function Application({ params, search }: { params: FunnelParams; search: string }) {
  const { showSubmitErrors } = useSettings();
  const { state, isFirst, update, answer, back } = useFunnel(params, NAMES, 'tester');
  const { list, current, data } = state;
  const say = useText();
  const { language } = useLanguage();
  const legal = useLegalHref();
  const index = list.steps.indexOf(current);

  const { status, send } = useSending(search, index > 0, (lead) => {
    forgetFunnel(params, 'tester');
    const style = params.noFooter ? { style: 'noFooter' } : {};
    const showNextPage = () => location.assign(pageUrl('tester', { done: 'true', ...style }, language));
    if (!isFramed()) showNextPage();
    else handOver({ type: 'funnel-done', ...lead, email: encodeURIComponent(lead.email) }, showNextPage);
  });

  useFunnelNews(current, search);
  useEnglishConsultation(language, update);
  useEffect(
    () =>
      whenIdle(() => {
        for (const step of list.steps.slice(index + 1)) {
          const question = testerQuestionOf(step);
          if (question) fetchPicturesAhead(question, data);
        }
        if (index > 0) void testerScreen.fetchAhead().catch(() => undefined);
      }),
    [index, list, data],
  );

  function screen(headlineRef: Ref<HTMLHeadingElement>) {
    const question = testerQuestionOf(current);
    if (!question) {
      return (
        <Suspense>
          <Loaded
            piece={testerScreen}
            data={data}
            language={language}
            status={status === 'sent' ? 'sending' : status}
            showFailure={showSubmitErrors}
            say={say}
            links={{ terms: legal('terms'), privacy: legal('privacy') }}
            headlineRef={headlineRef}
            onType={update}
            onValid={(contact) => {
              update(contact as Partial<EnquiryDraft>);
              void send({ ...data, ...contact } as EnquiryDraft);
            }}
          />
        </Suspense>
      );
    }
    return (
      <>
        {isFirst && <TesterEyebrow say={say} />}
        <QuestionScreen
          question={question}
          answers={data}
          tiles={question.tiles}
          say={say}
          headlineRef={headlineRef}
          onAnswer={(code) => answer({ [current]: code })}
        />
        {isFirst && <TesterFacts say={say} />}
      </>
    );
  }

  return (
    <StepFrame
      step={current}
      direction={useDirection(index)}
      progress={progressOf(list, current)}
      say={say}
      onBack={isFirst ? undefined : back}
    >
      {screen}
    </StepFrame>
  );
}
