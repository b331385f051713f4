/**
 * Concurrent callers share one query. It starts after each of them has called, so nobody gets data older than their own
 * call: callers during a query share the next one.
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
