const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Aborts an act gracefully on Ctrl+C and SIGTERM. A second signal ends the process at once. */
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
