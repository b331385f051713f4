import { sleep } from '@funnel/browser/sleep';

const GATHER_MS = 100;
/** What takes longer may hang on a lost connection, and is begun anew. */
const PATIENCE_MS = 3000;

/**
 * Reloads what live events name, by `load`, which never rejects. Events that come close together are one reload. Each key
 * has one reload at a time: a reload that begins cancels the one before, so a long list would not arrive while events keep
 * coming (starvation).
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
    // What was told meanwhile may be missing in what has just come.
    if (due.has(key)) reload([]);
  }

  return reload;
}
