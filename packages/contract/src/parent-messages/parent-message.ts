/** The parent's answer to get-utm or get-tf-utm: tracking values from its cookies. */
export interface PassUtm {
  readonly type: 'pass-utm' | 'pass-tf-utm';
  readonly utmData: Readonly<Record<string, unknown>>;
}

/** Asks the terminfinder for the question that its own close button asks. */
export interface AskClose {
  readonly type: 'ask-close';
}

/** The parent's answer to funnel-done: who shows what comes next. */
export interface FunnelNext {
  readonly type: 'funnel-next';
  readonly by: 'funnel' | 'parent';
}

/** Replaces the funnel's list of steps, at the step given, else at the first of them. */
export interface SetSteps {
  readonly type: 'set-steps';
  readonly steps: readonly string[];
  readonly current?: string;
}

/** What the page around the funnel tells it. */
export type MessageFromParent = PassUtm | AskClose | FunnelNext | SetSteps;

/** Longer values are not taken from a parent. */
const MAX_VALUE_LENGTH = 500;

/**
 * The values of such an answer, read by key; anything else gives nothing. Own properties only: the sender may be
 * anybody who frames the page.
 */
export function readPassUtm(
  message: unknown,
  type: PassUtm['type'],
): ((key: string) => string | undefined) | undefined {
  if (!isRecord(message) || message['type'] !== type || !isRecord(message['utmData'])) return undefined;
  const values = message['utmData'];
  return (key) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    return typeof value === 'string' && value.length <= MAX_VALUE_LENGTH ? value : undefined;
  };
}

export function isAskClose(message: unknown): boolean {
  return isRecord(message) && message['type'] === ('ask-close' satisfies AskClose['type']);
}

/** Who goes on; undefined for anything else than such an answer. */
export function readFunnelNext(message: unknown): FunnelNext['by'] | undefined {
  if (!isRecord(message) || message['type'] !== ('funnel-next' satisfies FunnelNext['type']))
    return undefined;
  return message['by'] === 'funnel' || message['by'] === 'parent' ? message['by'] : undefined;
}

/** Such a message; which steps there are is for the funnel to say. */
export function readSetSteps(message: unknown): Omit<SetSteps, 'type'> | undefined {
  if (!isRecord(message) || message['type'] !== ('set-steps' satisfies SetSteps['type'])) return undefined;
  const { steps, current } = message;
  if (!Array.isArray(steps) || steps.some((step) => typeof step !== 'string')) return undefined;
  return typeof current === 'string' ? { steps, current } : { steps };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
