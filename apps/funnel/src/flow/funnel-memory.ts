import { entryNow } from '@funnel/browser/history-entry';
import { type Funnel, parseSteps, type StepId } from '@funnel/domain/flow/funnel';
import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import { type FunnelState, initialFunnelState } from '@funnel/domain/flow/funnel-state';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

/** Which page keeps the answers. It is the last part of its path, by which inline/hide-while-resuming.ts finds them. */
export type MemoryKey = 'funnel' | 'tester';

interface Memory {
  readonly data: FunnelState['data'];
  readonly current: StepId;
  /** Absent while the steps are those of the funnel. */
  readonly steps?: readonly string[];
}

/** Several funnels may stand on one page of the retailer's: each has its own place by the name in its address. */
type Memories = Readonly<Record<string, Memory | undefined>>;

const nameOf = (params: FunnelParams) => params.funnelName ?? 'long';

function keepMemory(params: FunnelParams, memory: Memory | undefined, key: MemoryKey): void {
  const memories = { ...keptInTab<Memories>(key), [nameOf(params)]: memory };
  const isEmpty = Object.values(memories).every((each) => each === undefined);
  keepInTab(key, isEmpty ? undefined : memories);
}

/** Answers survive a reload of the tab and are gone with it; nothing else is kept on the device (R5). */
export function rememberFunnel(params: FunnelParams, state: FunnelState, key: MemoryKey): void {
  const { funnel, steps, data, current } = state;
  keepMemory(params, { data, current, ...(steps !== funnel.steps && { steps }) }, key);
}

export function forgetFunnel(params: FunnelParams, key: MemoryKey): void {
  keepMemory(params, undefined, key);
}

/** What is known of an earlier visit in this tab; the step of the history entry goes first. */
export function recallFunnel(funnel: Funnel, params: FunnelParams, key: MemoryKey): FunnelState | undefined {
  const memory = keptInTab<Memories>(key)?.[nameOf(params)];
  if (!memory) return undefined;
  const initial = initialFunnelState(funnel, params, parseSteps(funnel, memory.steps));
  const isStep = (step: unknown): step is StepId => (initial.steps as readonly unknown[]).includes(step);
  const data = { ...memory.data, entry: funnel.entry };
  const entry = entryNow(isStep);
  if (entry) return { ...initial, data, current: entry.shown };
  // A fresh visit whose address names a shape begins with it, with all other answers kept.
  if (params.shape) return { ...initial, data: { ...data, ...initial.data } };
  return { ...initial, data, current: isStep(memory.current) ? memory.current : initial.current };
}
