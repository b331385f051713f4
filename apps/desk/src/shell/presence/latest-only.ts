/** Sends values in order, one at a time. Of the values that arrive meanwhile only the last is sent. */
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
