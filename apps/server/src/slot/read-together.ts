/**
 * Callers that come at the same time share one reading. It begins after each of them has called, so nobody gets
 * something older than their own call: those who come while one is under way share the next.
 */
export function readTogether<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;

  async function begin(): Promise<Value> {
    await underWay.catch(() => undefined);
    next = undefined;
    const reading = read();
    underWay = reading;
    return reading;
  }
  return () => {
    next ??= begin();
    return next;
  };
}
