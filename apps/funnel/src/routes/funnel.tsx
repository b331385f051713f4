import { datepickerUrl } from '@funnel/contract/page/page-path';
import { initialPreferredLanguage } from '@funnel/domain/contact/preferred-language';
import type { FormData } from '@funnel/domain/enquiry/form-data';
import { funnelParamsQuery, parseFunnelParams } from '@funnel/domain/flow/funnel-params';
import { progressOf } from '@funnel/domain/flow/progress';
import { offersHomeVisit } from '@funnel/domain/question/planning-place';
import { isQuestionKey, questionOf } from '@funnel/domain/question/questions';
import type { Text } from '@funnel/domain/text/text';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { forgetFunnel, recallFunnel } from '../flow/funnel-memory.ts';
import { StepFrame } from '../flow/step-frame.tsx';
import { useFunnel } from '../flow/use-funnel.ts';
import { QuestionScreen } from '../question/question-screen.tsx';
import { TrustFacts } from '../question/trust-facts.tsx';
import type { RouteProps } from '../routes.tsx';
import { useLanguage, useText } from '../shell/language.tsx';
import { legalHref } from '../shell/legal-links.ts';
import { PageShell } from '../shell/page-shell.tsx';

export const title: Text = { de: 'Ihre neue Küche planen', en: 'Plan your new kitchen' };

const paramsOf = (search: string) => {
  const query = new URLSearchParams(search);
  return parseFunnelParams((name) => query.get(name));
};

export const variantOf = (search: string) => funnelParamsQuery(paramsOf(search));
/** Not when this tab goes on with earlier answers. */
export const beginsAsServed = (search: string) => recallFunnel(paramsOf(search), undefined) === undefined;

const loadForm = () => import('../contact/combined-form.tsx');
const CombinedForm = lazy(async () => ({ default: (await loadForm()).CombinedForm }));
const loadSending = () => import('../enquiry/send-enquiry.ts');

/** The funnel: one step at a time, from the first question to the enquiry. */
export function Route({ search }: RouteProps) {
  const params = useMemo(() => paramsOf(search), [search]);
  const { state, isFirst, update, answer, back } = useFunnel(params);
  const { list, current, data } = state;
  const say = useText();
  const { language } = useLanguage();
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');

  const index = list.steps.indexOf(current);
  const direction = useDirection(index);
  useFormAhead(index > 0);
  useEnglishConsultation(language, update);

  async function submit(contact: Partial<FormData> & { personal_full_name: string }) {
    update(contact);
    setStatus('sending');
    const { sendEnquiry } = await loadSending();
    const outcome = await sendEnquiry({ ...data, ...contact }, search);
    if (!outcome.ok) return setStatus('failed');
    forgetFunnel();
    location.assign(datepickerUrl(outcome.reply.data, language));
  }

  return (
    <PageShell noFooter={params.noFooter}>
      <StepFrame
        step={current}
        direction={direction}
        progress={progressOf(list, current)}
        say={say}
        onBack={isFirst ? undefined : back}
      >
        {(headlineRef) =>
          isQuestionKey(current) ? (
            <>
              <QuestionScreen
                question={questionOf(current)}
                answers={data}
                tiles={questionOf(current).tiles.filter(
                  (code) => code !== 'AT_HOME' || offersHomeVisit(params, data),
                )}
                say={say}
                headlineRef={headlineRef}
                onAnswer={(code) => answer({ [current]: code })}
              />
              {isFirst && <TrustFacts say={say} />}
            </>
          ) : (
            <Suspense>
              <CombinedForm
                data={data}
                status={status}
                say={say}
                links={{ terms: legalHref('terms', language), privacy: legalHref('privacy', language) }}
                headlineRef={headlineRef}
                onType={update}
                onSubmit={submit}
              />
            </Suspense>
          )
        }
      </StepFrame>
    </PageShell>
  );
}

/** Which way the last change went. */
function useDirection(index: number): 'forward' | 'back' {
  const [seen, setSeen] = useState({ index, direction: 'forward' as 'forward' | 'back' });
  if (seen.index === index) return seen.direction;
  const direction = index < seen.index ? 'back' : 'forward';
  setSeen({ index, direction });
  return direction;
}

/** The form's code is fetched while the visitor still answers questions. */
function useFormAhead(isNear: boolean): void {
  useEffect(() => {
    if (isNear) void Promise.all([loadForm(), loadSending()]).catch(() => undefined);
  }, [isNear]);
}

/** Changing the language of the page changes the proposed language of the consultation with it (D11). */
function useEnglishConsultation(language: 'de' | 'en', update: (data: Partial<FormData>) => void): void {
  const seen = useRef(language);
  useEffect(() => {
    if (seen.current === language) return;
    seen.current = language;
    update({ preferred_language: initialPreferredLanguage(language) } as Partial<FormData>);
  }, [language, update]);
}
