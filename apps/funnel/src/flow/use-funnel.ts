import { randomId } from '@funnel/browser/random-id';
import { cutUserAgent, type EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import { AUTO_ADVANCE_MS, funnelReducer, initialFunnelState } from '@funnel/domain/flow/funnel-state';
import { type StepId, type StepListNames, stepAfter, stepBefore } from '@funnel/domain/flow/step-list';
import { useEffect, useReducer, useRef } from 'react';
import { type MemoryKey, recallFunnel, rememberFunnel } from './funnel-memory.ts';

interface HistoryEntry {
  readonly step: StepId;
  /** How many entries of ours lie behind this one. */
  readonly depth: number;
}

const isBrowser = typeof window !== 'undefined';

function entryNow(): Partial<HistoryEntry> {
  return (history.state as HistoryEntry | null) ?? {};
}

interface Beginning {
  readonly params: FunnelParams;
  readonly names: StepListNames;
  readonly key: MemoryKey;
}

function beginFunnel({ params, names, key }: Beginning) {
  const recalled = isBrowser ? recallFunnel(params, names, entryNow().step, key) : undefined;
  return recalled ?? initialFunnelState(params, names);
}

/** The funnel's state, tied to the browser's history (one entry a step) and to the tab's memory (R5). */
export function useFunnel(params: FunnelParams, names: StepListNames, key: MemoryKey) {
  const [state, dispatch] = useReducer(funnelReducer, { params, names, key }, beginFunnel);
  const { list, current } = state;
  const advancing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef(state);

  useEffect(() => {
    const { data, current: first } = begun.current;
    const known = { szid: data.szid ?? randomId(), operating_system: cutUserAgent(navigator.userAgent) };
    dispatch({ type: 'update-data', data: known });
    history.replaceState({ depth: entryNow().depth ?? 0, step: first } satisfies HistoryEntry, '');

    function follow(event: PopStateEvent): void {
      clearTimeout(advancing.current);
      advancing.current = undefined;
      const step = (event.state as HistoryEntry | null)?.step;
      if (step) dispatch({ type: 'set-current-step', step });
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => rememberFunnel(params, state, key), [params, state, key]);

  function advance(): void {
    const step = stepAfter(list.steps, current);
    if (step === current) return;
    history.pushState({ step, depth: (entryNow().depth ?? 0) + 1 } satisfies HistoryEntry, '');
    dispatch({ type: 'next-step', after: current });
  }

  return {
    state,
    isFirst: stepBefore(list.steps, current) === undefined,
    advance,
    update: (changed: Partial<EnquiryDraft>) => dispatch({ type: 'update-data', data: changed }),
    /**
     * Stores an answer and moves on after a pause; a second one within it changes the answer and advances once. The
     * pause counts from the tap, which may have come before the script (inline/keep-taps.ts).
     */
    answer(changed: Partial<EnquiryDraft>): void {
      const tappedAt = window.__FUNNEL_TAPS__?.madeAt ?? performance.now();
      dispatch({ type: 'update-data', data: changed });
      advancing.current ??= setTimeout(
        () => {
          advancing.current = undefined;
          advance();
        },
        tappedAt + AUTO_ADVANCE_MS - performance.now(),
      );
    },
    back(): void {
      const step = stepBefore(list.steps, current);
      if (step === undefined) return;
      if ((entryNow().depth ?? 0) > 0) {
        history.back();
      } else {
        // The visit began in the middle (a shape in the address): no entry of ours lies behind this one.
        history.replaceState({ step, depth: 0 } satisfies HistoryEntry, '');
        dispatch({ type: 'set-current-step', step });
      }
    },
  };
}
