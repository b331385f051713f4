import { type Funnel, parseSteps, type StepId } from '@funnel/domain/flow/funnel';
import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import { type FunnelState, initialFunnelState, withAnswers } from '@funnel/domain/flow/funnel-state';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';
import { stepOfEntry } from './step-history.ts';

/** The page that stores the answers, by the last part of its path: inline/hide-while-resuming.ts looks them up by it. */
export type MemoryKey = 'funnel' | 'tester';

interface Memory {
  readonly data: FunnelState['data'];
  readonly current: StepId;
  readonly returnTo?: StepId;
  /** Absent while the steps are those of the funnel. */
  readonly steps?: readonly string[];
}

/** One page of the retailer may embed several funnels: each stores its answers under the name in its address. */
type Memories = Readonly<Record<string, Memory | undefined>>;

const nameOf = (params: FunnelParams) => params.funnelName ?? 'long';

function keepMemory(params: FunnelParams, memory: Memory | undefined, key: MemoryKey): void {
  const memories = { ...keptInTab<Memories>(key), [nameOf(params)]: memory };
  const isEmpty = Object.values(memories).every((each) => each === undefined);
  keepInTab(key, isEmpty ? undefined : memories);
}

/** Answers survive a reload of the tab and are gone when it closes. The device stores nothing else (R5). */
export function rememberFunnel(params: FunnelParams, state: FunnelState, key: MemoryKey): void {
  const { funnel, steps, data, current, returnTo } = state;
  const replaced = steps !== funnel.steps && { steps };
  keepMemory(params, { data, current, ...(returnTo && { returnTo }), ...replaced }, key);
}

export function forgetFunnel(params: FunnelParams, key: MemoryKey): void {
  keepMemory(params, undefined, key);
}

/** The stored state of an earlier visit in this tab. The step of the history entry has precedence. */
export function recallFunnel(funnel: Funnel, params: FunnelParams, key: MemoryKey): FunnelState | undefined {
  const memory = keptInTab<Memories>(key)?.[nameOf(params)];
  if (!memory) return undefined;
  const initial = initialFunnelState(funnel, params, parseSteps(funnel, memory.steps));
  const data = { ...memory.data, entry: funnel.entry };
  const known = (step: StepId | undefined) => initial.steps.find((each) => each === step);
  const shown = stepOfEntry(initial.steps);
  // A new visit with a shape in the address starts with it and keeps all other answers.
  if (!shown && params.shape) return { ...initial, data: withAnswers(data, initial.data) };
  const returnTo = known(memory.returnTo);
  const current = shown ?? known(memory.current) ?? initial.current;
  return { ...initial, data, current, ...(returnTo && { returnTo }) };
}
