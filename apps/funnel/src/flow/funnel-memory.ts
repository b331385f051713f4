import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import { type FunnelState, initialFunnelState } from '@funnel/domain/flow/funnel-state';
import type { StepId, StepListNames } from '@funnel/domain/flow/step-list';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

/**
 * Answers survive a reload of the tab and are gone with it; nothing else is kept on the device (R5). Several funnels
 * may stand on one page of the retailer's, so each has its own place by name; each page has its own
 * key, the last part of its path, by which inline/hide-while-resuming.ts knows that a tab goes on.
 */
export type MemoryKey = 'funnel' | 'tester';

interface Memory {
  readonly data: FunnelState['data'];
  readonly current: StepId;
}

const nameOf = (params: FunnelParams) => params.funnelName ?? 'long';

type Memories = Readonly<Record<string, Memory | undefined>>;

function keepMemory(params: FunnelParams, memory: Memory | undefined, key: MemoryKey): void {
  const memories = { ...keptInTab<Memories>(key), [nameOf(params)]: memory };
  const isEmpty = Object.values(memories).every((each) => each === undefined);
  keepInTab(key, isEmpty ? undefined : memories);
}

export function rememberFunnel(params: FunnelParams, { data, current }: FunnelState, key: MemoryKey): void {
  keepMemory(params, { data, current }, key);
}

export function forgetFunnel(params: FunnelParams, key: MemoryKey): void {
  keepMemory(params, undefined, key);
}

/** What is known of an earlier visit in this tab. `stepOfEntry` is what the browser kept with the history entry. */
export function recallFunnel(
  params: FunnelParams,
  names: StepListNames,
  stepOfEntry: unknown,
  key: MemoryKey,
): FunnelState | undefined {
  const memory = keptInTab<Memories>(key)?.[nameOf(params)];
  if (!memory) return undefined;
  const initial = initialFunnelState(params, names);
  const steps: readonly string[] = initial.list.steps;
  const isStep = (step: unknown): step is StepId => typeof step === 'string' && steps.includes(step);
  const data = { ...memory.data, entry: initial.list.entry };
  if (isStep(stepOfEntry)) return { ...initial, data, current: stepOfEntry };
  // A fresh visit whose address names a shape begins with it, with all other answers kept.
  if (params.shape) return { ...initial, data: { ...data, ...initial.data } };
  return { ...initial, data, current: isStep(memory.current) ? memory.current : initial.current };
}
