/**
 * Sends one value after the other, so that none overtakes a later one. Of those that come meanwhile only the last is
 * sent: the others do not matter any more.
 */
export function latestOnly<Value>(send: (value: Value) => Promise<unknown>): (value: Value) => Promise<void> {
  let waiting: { readonly value: Value } | undefined;
  let isSending = false;
  return async (value) => {
    waiting = { value };
    if (isSending) return;
    isSending = true;
    while (waiting) {
      const next: { readonly value: Value } = waiting;
      waiting = undefined;
      await send(next.value);
    }
    isSending = false;
  };
}
