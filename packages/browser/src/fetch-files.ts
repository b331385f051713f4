import { sleep } from './sleep.ts';

const PAUSES_MS = [500, 2000];

/**
 * Fetches files into the browser's cache, with retries. A module is imported only when its file is cached: most
 * browsers never retry a failed module.
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
