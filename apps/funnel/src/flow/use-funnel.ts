import { entryNow, followEntries, pushEntry, replaceEntry } from '@funnel/browser/history-entry';
import { randomId } from '@funnel/browser/random-id';
import { readSetSteps } from '@funnel/contract/parent-messages/parent-message';
import { cutUserAgent, type EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import { type Funnel, parseSteps, type StepId, stepAfter, stepBefore } from '@funnel/domain/flow/funnel';
import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import {
  AUTO_ADVANCE_MS,
  answeredFirst,
  funnelReducer,
  initialFunnelState,
} from '@funnel/domain/flow/funnel-state';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { hearParent } from '../shell/parent-window.ts';
import type { EarlyAnswer } from '../shell/route.ts';
import { type MemoryKey, recallFunnel, rememberFunnel } from './funnel-memory.ts';

const isBrowser = typeof window !== 'undefined';
/** The reducer checks whether the step is in the list. */
const isStep = (value: unknown): value is StepId => typeof value === 'string';
const depthNow = () => entryNow(isStep)?.depth ?? 0;

interface Beginning {
  readonly funnel: Funnel;
  readonly params: FunnelParams;
  readonly key: MemoryKey;
  readonly early: EarlyAnswer | undefined;
}

function beginFunnel({ funnel, params, key, early }: Beginning) {
  const state = (isBrowser && recallFunnel(funnel, params, key)) || initialFunnelState(funnel, params);
  if (!early) return state;
  // The answer is to the step that was served: a tab may recall a later one.
  const { current } = initialFunnelState(funnel, params, state.steps);
  const next = answeredFirst({ ...state, current }, early.answered);
  // As the document shows it: the visitor may have gone back since.
  return isStep(early.shown) ? funnelReducer(next, { type: 'set-current-step', step: early.shown }) : next;
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
  const stopAdvancing = useCallback(() => {
    clearTimeout(advancing.current);
    advancing.current = undefined;
  }, []);

  useEffect(() => {
    const { data, current: first, steps: all } = begun.current;
    const known = { szid: data.szid ?? randomId(), operating_system: cutUserAgent(navigator.userAgent) };
    dispatch({ type: 'update-data', data: known });
    const showCurrent = () => {
      stopAdvancing();
      const entry = entryNow(isStep);
      if (entry) dispatch({ type: 'set-current-step', step: entry.shown });
    };
    const unfollow = followEntries(showCurrent);
    // Back may have been pressed before anybody listened.
    const { shown = first } = entryNow(isStep) ?? {};
    if (shown !== first && all.includes(shown)) showCurrent();
    else replaceEntry({ shown: first, depth: depthNow() });
    return unfollow;
  }, [stopAdvancing]);

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
        replaceEntry({ shown: step, depth: depthNow() });
        dispatch({ type: 'set-step-list', steps: list, current: step });
      }),
    [funnel, stopAdvancing],
  );

  const update = useCallback((data: Partial<EnquiryDraft>) => dispatch({ type: 'update-data', data }), []);
  const prefill = useCallback((data: Partial<EnquiryDraft>) => dispatch({ type: 'prefill', data }), []);

  useEffect(() => rememberFunnel(params, state, key), [params, state, key]);

  /** Of two steps the one that comes later. */
  const laterOf = (one: StepId, other: StepId) => (steps.indexOf(one) > steps.indexOf(other) ? one : other);

  function show(step: StepId, returnTo?: StepId): void {
    pushEntry({ shown: step, depth: depthNow() + 1, returnTo });
    dispatch({ type: 'set-current-step', step });
  }

  function advance(): void {
    const { returnTo = current } = entryNow(isStep) ?? {};
    const step = laterOf(stepAfter(steps, current), returnTo);
    if (step !== current) show(step);
  }

  return {
    state,
    isFirst: stepBefore(steps, current) === undefined,
    isLast: stepAfter(steps, current) === current,
    advance,
    update,
    /** Leaves what is there already as it is. */
    prefill,
    /**
     * Stores an answer and advances after a pause. A second answer within the pause replaces the first and advances
     * once. The pause counts from the tap, which may have come before the script (inline/keep-taps.ts).
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
    /** Back to a question that was answered; from there the way leads on to where the visitor was. */
    revisit(step: StepId): void {
      stopAdvancing();
      if (step !== current) show(step, laterOf(current, entryNow(isStep)?.returnTo ?? current));
    },
    back(): void {
      const step = stepBefore(steps, current);
      if (step === undefined) return;
      if (depthNow() > 0) {
        history.back();
      } else {
        // The visit started in the middle (a shape in the address): there is no earlier entry of ours.
        replaceEntry({ shown: step, depth: 0 });
        dispatch({ type: 'set-current-step', step });
      }
    },
  };
}
