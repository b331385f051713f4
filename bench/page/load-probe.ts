/** The browser's own metrics of a load. */
interface LoadSeen {
  fcp: number | null;
  lcp: number | null;
  cls: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
}

declare global {
  interface Window {
    benchLoad: LoadSeen;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Injected into the page before its scripts, so it must be self-contained. */
export function installLoadProbe(): void {
  const seen: LoadSeen = { fcp: null, lcp: null, cls: 0, longTasks: [] };
  window.benchLoad = seen;

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration });
  });

  // The worst burst counts: shifts less than 1 s apart, 5 s at most (as in Core Web Vitals).
  let burst = { sum: 0, first: 0, last: 0 };
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const goesOn = startTime - burst.last < 1000 && startTime - burst.first < 5000;
    burst = goesOn
      ? { ...burst, sum: burst.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    seen.cls = Math.max(seen.cls, burst.sum);
  });
}
