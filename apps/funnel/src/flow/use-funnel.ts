import { randomId } from '@funnel/browser/random-id';
import { readSetSteps } from '@funnel/contract/parent-messages/parent-message';
import { cutUserAgent, type EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { type Funnel, parseSteps, type StepId, stepAfter, stepBefore } from '@funnel/domain/flow/funnel';
import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import {
  AUTO_ADVANCE_MS,
  answeredFirst,
  type Estimate,
  funnelReducer,
  initialFunnelState,
  stepOnward,
} from '@funnel/domain/flow/funnel-state';
import type { Answers } from '@funnel/domain/question/questions';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { hearParent } from '../shell/parent-window.ts';
import type { EarlyAnswer } from '../shell/route.ts';
import { type MemoryKey, recallFunnel, rememberFunnel } from './funnel-memory.ts';
import { followSteps, goTo, layOutSteps, stepOfEntry } from './step-history.ts';

const isBrowser = typeof window !== 'undefined';

interface Beginning {
  readonly funnel: Funnel;
  readonly params: FunnelParams;
  readonly key: MemoryKey;
  readonly early: EarlyAnswer | undefined;
}

function beginFunnel({ funnel, params, key, early }: Beginning) {
  const state = (isBrowser && recallFunnel(funnel, params, key)) || initialFunnelState(funnel, params);
  if (!early) return state;
  // The answer belongs to the served step: a tab may resume at a later one.
  const { current } = initialFunnelState(funnel, params, state.steps);
  const next = answeredFirst({ ...state, current }, early.answered);
  // As shown by the document: the visitor may have gone back since.
  const shown = next.steps.find((step) => step === early.shown);
  return shown ? funnelReducer(next, { type: 'set-current-step', step: shown }) : next;
}

/** The funnel's state, synchronised with the browser's history (one entry per step) and with session storage (R5). */
export function useFunnel(
  funnel: Funnel,
  params: FunnelParams,
  key: MemoryKey,
  early: EarlyAnswer | undefined,
) {
  const [state, dispatch] = useReducer(funnelReducer, { funnel, params, key, early }, beginFunnel);
  const { steps, current } = state;
  const advancing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef(state);
  const latest = useRef(steps);
  const stopAdvancing = useCallback(() => {
    clearTimeout(advancing.current);
    advancing.current = undefined;
  }, []);

  useEffect(() => {
    const { data, current: first, steps: all } = begun.current;
    const known = { szid: data.szid ?? randomId(), operating_system: cutUserAgent(navigator.userAgent) };
    dispatch({ type: 'update-data', data: known });
    const unfollow = followSteps(() => {
      stopAdvancing();
      const step = stepOfEntry(latest.current);
      if (step) dispatch({ type: 'set-current-step', step });
    });
    // Back may have been pressed before hydration. A tab without answers starts anew.
    const isResumed = early !== undefined || data.szid !== undefined;
    const shown = (isResumed && stepOfEntry(all)) || first;
    if (shown !== first) dispatch({ type: 'set-current-step', step: shown });
    void layOutSteps(all, shown);
    return unfollow;
  }, [early, stopAdvancing]);

  // The parent page may replace the list of steps at any time.
  useEffect(
    () =>
      hearParent((message) => {
        const asked = readSetSteps(message);
        const list = parseSteps(funnel, asked?.steps);
        if (!list) return;
        stopAdvancing();
        const step = list.find((each) => each === asked?.current) ?? list[0];
        if (step === undefined) return;
        latest.current = list;
        dispatch({ type: 'set-step-list', steps: list, current: step });
        void layOutSteps(list, step);
      }),
    [funnel, stopAdvancing],
  );

  const update = useCallback((data: Partial<EnquiryDraft>) => dispatch({ type: 'update-data', data }), []);
  const setEstimate = useCallback(
    (answers: Answers, estimate: Estimate) => dispatch({ type: 'set-estimate', answers, estimate }),
    [],
  );
  const prefill = useCallback((data: Partial<EnquiryDraft>) => dispatch({ type: 'prefill', data }), []);

  useEffect(() => rememberFunnel(params, state, key), [params, state, key]);

  function advance(): void {
    const step = stepOnward(state);
    if (step === current) return;
    goTo(steps, step);
    dispatch({ type: 'set-current-step', step });
  }

  return {
    state,
    isFirst: stepBefore(steps, current) === undefined,
    isLast: stepAfter(steps, current) === current,
    advance,
    update,
    /** Accepted unless stale for the answers. */
    setEstimate,
    /** Never overwrites existing values. */
    prefill,
    /**
     * Stores an answer and advances after a pause. A second answer within the pause replaces the first and advances
     * once. The pause counts from the tap, which may have come before the script (inline/buffer-taps.ts).
     */
    answer(changed: Partial<EnquiryDraft>, at: number): void {
      const tappedAt = window.__FUNNEL_TAPS__?.madeAt ?? at;
      dispatch({ type: 'update-data', data: changed });
      advancing.current ??= setTimeout(
        () => {
          advancing.current = undefined;
          advance();
        },
        tappedAt + AUTO_ADVANCE_MS - performance.now(),
      );
    },
    /** Back to an answered question; the next answer returns to where the visitor was. */
    revisit(step: StepId): void {
      stopAdvancing();
      dispatch({ type: 'revisit', step });
      goTo(steps, step);
    },
    back: () => history.back(),
  };
}
