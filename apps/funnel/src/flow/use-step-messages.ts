import type { FunnelState } from '@funnel/domain/flow/funnel-state';
import { useEffect, useRef } from 'react';
import { tellParent, tellRetailerSite } from '../shell/parent-window.ts';

/** Tells the page around us which step is shown, and once that the funnel has started. */
export function useStepMessages({ funnel, current }: FunnelState, search: string): void {
  const { startedAt } = funnel;
  const hasStarted = useRef(false);
  useEffect(() => {
    tellParent({ type: 'funnel-step', step: current });
    if (current !== startedAt || hasStarted.current) return;
    hasStarted.current = true;
    const query = new URLSearchParams(search);
    const utm = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((key) => {
      const value = query.get(key);
      return value === null ? [] : [[key, value]];
    });
    tellRetailerSite({ type: 'funnel-started', ...Object.fromEntries(utm) });
  }, [current, startedAt, search]);
}
