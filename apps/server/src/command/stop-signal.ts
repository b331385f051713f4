const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Lets an act end in order on Ctrl+C and SIGTERM. Whoever asks a second time ends the process at once. */
export async function withStopSignal<T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const name of SIGNALS) process.once(name, stop);
  try {
    return await act(stopping.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}
