import { sleep } from '@funnel/browser/sleep';

const GATHER_MS = 100;
/** A slower load may hang on a lost connection, and is started anew. */
const PATIENCE_MS = 3000;

/**
 * Debounces reloads after live events, by `load`, which never rejects. Each key has one reload at a time: if each event
 * cancelled the one before, a long list would never arrive (starvation).
 */
export function gatherReloads(load: (key: string) => Promise<unknown>): (keys: readonly string[]) => void {
  const due = new Set<string>();
  const loading = new Set<string>();
  let isGathering = false;

  function reload(keys: readonly string[]): void {
    for (const key of keys) due.add(key);
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      for (const key of due) if (!loading.has(key)) void loadOnce(key);
    }, GATHER_MS);
  }

  async function loadOnce(key: string): Promise<void> {
    due.delete(key);
    loading.add(key);
    await Promise.race([load(key), sleep(PATIENCE_MS)]);
    loading.delete(key);
    // Events during the load may be missing in its result.
    if (due.has(key)) reload([]);
  }

  return reload;
}
