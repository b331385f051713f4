import { entryNow } from '@funnel/browser/history-entry';
import { type Funnel, parseSteps, type StepId } from '@funnel/domain/flow/funnel';
import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import { type FunnelState, initialFunnelState } from '@funnel/domain/flow/funnel-state';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

/** The page that stores the answers, by the last part of its path: inline/hide-while-resuming.ts looks them up by it. */
export type MemoryKey = 'funnel' | 'tester';

interface Memory {
  readonly data: FunnelState['data'];
  readonly current: StepId;
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
  const { funnel, steps, data, current } = state;
  keepMemory(params, { data, current, ...(steps !== funnel.steps && { steps }) }, key);
}

export function forgetFunnel(params: FunnelParams, key: MemoryKey): void {
  keepMemory(params, undefined, key);
}

/** The stored state of an earlier visit in this tab. The step of the history entry has priority. */
export function recallFunnel(funnel: Funnel, params: FunnelParams, key: MemoryKey): FunnelState | undefined {
  const memory = keptInTab<Memories>(key)?.[nameOf(params)];
  if (!memory) return undefined;
  const initial = initialFunnelState(funnel, params, parseSteps(funnel, memory.steps));
  const isStep = (step: unknown): step is StepId => (initial.steps as readonly unknown[]).includes(step);
  const data = { ...memory.data, entry: funnel.entry };
  const entry = entryNow(isStep);
  if (entry) return { ...initial, data, current: entry.shown };
  // A new visit with a shape in the address starts with it and keeps all other answers.
  if (params.shape) return { ...initial, data: { ...data, ...initial.data } };
  return { ...initial, data, current: isStep(memory.current) ? memory.current : initial.current };
}
