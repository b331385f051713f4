import type { FunnelState } from '@funnel/domain/flow/funnel-state';
import { mergeTracking } from '@funnel/domain/tracking/tracking';
import { useEffect, useRef } from 'react';
import { type ReadTracking, tellParent, tellRetailerSite } from '../shell/parent-window.ts';

/** Reports the current step to the parent page, and once the start of the funnel. */
export function useStepMessages(
  { funnel, steps, current }: FunnelState,
  search: string,
  trackingAtFirst: () => Promise<ReadTracking>,
  beganBefore: boolean,
): void {
  const { startedAt } = funnel;
  const hasStarted = useRef(false);
  /** Steps shown before hydration. */
  const untold = useRef(beganBefore ? steps.slice(0, 1) : []);
  useEffect(() => {
    const shown = [...untold.current, current];
    untold.current = [];
    for (const step of shown) tellParent({ type: 'funnel-step', step });
    if (startedAt === undefined || !shown.includes(startedAt) || hasStarted.current) return;
    hasStarted.current = true;
    void trackingAtFirst().then((fromParent) => {
      const query = new URLSearchParams(search);
      const { utm_source, utm_medium, utm_campaign } = mergeTracking(fromParent, (key) => query.get(key));
      tellRetailerSite({
        type: 'funnel-started',
        ...(utm_source && { utm_source }),
        ...(utm_medium && { utm_medium }),
        ...(utm_campaign && { utm_campaign }),
      });
    });
  }, [current, startedAt, search, trackingAtFirst]);
}
