/** The parent's answer to get-utm or get-tf-utm: tracking values from its cookies. */
export interface PassUtm {
  readonly type: 'pass-utm' | 'pass-tf-utm';
  readonly utmData: Readonly<Record<string, unknown>>;
}

/** Opens the terminfinder's close confirmation, as its own close button does. */
export interface AskClose {
  readonly type: 'ask-close';
}

/** The parent's reply to funnel-done: which side shows the next step. */
export interface FunnelNext {
  readonly type: 'funnel-next';
  readonly by: 'funnel' | 'parent';
}

/** Replaces the funnel's list of steps and starts at the given step, else at the first. */
export interface SetSteps {
  readonly type: 'set-steps';
  readonly steps: readonly string[];
  readonly current?: string;
}

/** Prefill, hidden fields, or the theme. */
export interface SetValues {
  readonly type: 'set-prefill' | 'set-hidden' | 'set-theme';
  readonly values: Readonly<Record<string, unknown>>;
}

/** The messages from the page that frames the funnel. */
export type MessageFromParent = PassUtm | AskClose | FunnelNext | SetSteps | SetValues;

/** Longer values from a parent are dropped. */
const MAX_VALUE_LENGTH = 500;

/**
 * The values of a PassUtm message, read by key; any other message gives nothing. Reads own properties only: any page
 * may frame the funnel and send messages.
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

/** The side that continues; undefined for any other message. */
export function readFunnelNext(message: unknown): FunnelNext['by'] | undefined {
  if (!isRecord(message) || message['type'] !== ('funnel-next' satisfies FunnelNext['type']))
    return undefined;
  return message['by'] === 'funnel' || message['by'] === 'parent' ? message['by'] : undefined;
}

/** Reads a set-steps message. The funnel checks the steps themselves. */
export function readSetSteps(message: unknown): Omit<SetSteps, 'type'> | undefined {
  if (!isRecord(message) || message['type'] !== ('set-steps' satisfies SetSteps['type'])) return undefined;
  const { steps, current } = message;
  if (!Array.isArray(steps) || steps.some((step) => typeof step !== 'string')) return undefined;
  return typeof current === 'string' ? { steps, current } : { steps };
}

/** The values of a message of this type. The funnel checks them. */
export function readSetValues(message: unknown, type: SetValues['type']): SetValues['values'] | undefined {
  if (!isRecord(message) || message['type'] !== type) return undefined;
  return isRecord(message['values']) ? message['values'] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
