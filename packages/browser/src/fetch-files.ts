import { sleep } from './sleep.ts';

const PAUSES_MS = [500, 2000];

/**
 * Brings files into the browser's cache, and retries on a short network failure. A module is asked for only when its file
 * is there: most browsers never ask again for a module that failed once.
 */
export async function fetchFiles(urls: readonly string[], priority?: RequestPriority): Promise<void> {
  await Promise.all(urls.map((url) => fetchAgain(url, priority)));
}

async function fetchAgain(url: string, priority: RequestPriority | undefined): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await fetchWhole(url, priority);
    } catch {
      await sleep(pause);
    }
  }
  return fetchWhole(url, priority);
}

async function fetchWhole(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  const response = await fetch(url, { priority });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
}
