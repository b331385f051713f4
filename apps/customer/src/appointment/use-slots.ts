import { useCalls } from '@funnel/browser/session/calls';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { openDays, type SlotsByDate } from '@funnel/domain/slot/slot';
import type { OpenSlots } from '@funnel/screen/slot/open-slots';
import { useEffect, useRef, useState } from 'react';

interface Slots extends OpenSlots {
  /** Length of a slot in minutes; 0 until it is known. */
  readonly duration: number;
}

interface Loaded {
  readonly status: Slots['status'];
  readonly slots: SlotsByDate;
  readonly duration: number;
}

const NOTHING_YET: Loaded = { status: 'loading', slots: {}, duration: 0 };

/** The times on offer. Loaded each time that `isWanted` becomes true. */
export function useSlots(isWanted: boolean): Slots {
  const { call } = useCalls();
  const [loaded, setLoaded] = useState(NOTHING_YET);
  const newest = useRef(0);

  function reload(): void {
    const round = ++newest.current;
    setLoaded(NOTHING_YET);
    void call(listSlotsEndpoint).then((outcome) => {
      if (newest.current !== round) return;
      if (!outcome.ok) return setLoaded({ ...NOTHING_YET, status: 'failed' });
      const { availableSlots, duration } = outcome.reply.data;
      setLoaded({ status: 'ready', slots: availableSlots, duration });
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when `isWanted` becomes true.
  useEffect(() => {
    if (isWanted) reload();
  }, [isWanted]);

  // Slots that pass meanwhile are refused by the server, whose clock is right.
  const days = openDays(loaded.slots, new Date());
  return { status: loaded.status, days, duration: loaded.duration, reload };
}
