import type { FunnelParams } from '@funnel/domain/flow/funnel-params';
import { type FunnelState, initialFunnelState } from '@funnel/domain/flow/funnel-state';
import type { StepId, StepListNames } from '@funnel/domain/flow/step-list';

/**
 * Answers survive a reload of the tab and are gone with it; nothing else is kept on the device (D5). Each page has them
 * under the last part of its path, by which index.html knows that a tab goes on.
 */
export type MemoryKey = 'funnel' | 'tester';

interface Memory {
  readonly funnelName: string;
  readonly data: FunnelState['data'];
  readonly current: StepId;
}

const nameOf = (params: FunnelParams) => params.funnelName ?? 'long';

function readMemory(params: FunnelParams, key: MemoryKey): Memory | undefined {
  try {
    const memory: Memory | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return memory?.funnelName === nameOf(params) ? memory : undefined;
  } catch {
    return undefined;
  }
}

export function rememberFunnel(params: FunnelParams, { data, current }: FunnelState, key: MemoryKey): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ funnelName: nameOf(params), data, current } satisfies Memory),
    );
  } catch {
    // Storage may be blocked inside a frame: the funnel works without, it only forgets on reload.
  }
}

export function forgetFunnel(key: MemoryKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** What is known of an earlier visit in this tab. `stepOfEntry` is what the browser kept with the history entry. */
export function recallFunnel(
  params: FunnelParams,
  names: StepListNames,
  stepOfEntry: unknown,
  key: MemoryKey,
): FunnelState | undefined {
  const memory = readMemory(params, key);
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
