import type { Client } from '@funnel/contract/client';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { openDays, type SlotsByDate } from '@funnel/domain/slot/slot';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNow } from './use-now.ts';

const TICK_MS = 30_000;

interface Loaded {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly slots: SlotsByDate;
  /** Length of a slot in minutes; 0 until it is known. */
  readonly duration: number;
}

const NOTHING_YET: Loaded = { status: 'loading', slots: {}, duration: 0 };

/** The times on offer, loaded each time that `isWanted` becomes true. Times that pass meanwhile are removed. */
export function useSlots(call: Client['call'], isWanted = true) {
  const [{ status, slots, duration }, setLoaded] = useState(NOTHING_YET);
  const newest = useRef(0);
  const time = useNow(0, TICK_MS).getTime();
  const days = useMemo(() => openDays(slots, new Date(time)), [slots, time]);

  async function reload(): Promise<void> {
    const round = ++newest.current;
    setLoaded(NOTHING_YET);
    const outcome = await call(listSlotsEndpoint);
    if (newest.current !== round) return;
    if (!outcome.ok) return setLoaded({ ...NOTHING_YET, status: 'failed' });
    const { availableSlots, duration } = outcome.reply.data;
    setLoaded({ status: 'ready', slots: availableSlots, duration });
  }

  const begin = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);

  return { status, days, duration, reload: () => void reload() };
}
