import { patiently } from '@funnel/browser/patiently';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { openDays, type SlotsByDate } from '@funnel/domain/slot/slot';
import type { OpenSlots } from '@funnel/screen/slot/open-slots';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callAtlas } from '../shell/call.ts';
import { useNow } from './use-now.ts';

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

/** The times on offer, loaded once `isWanted`. Times that pass meanwhile are removed. */
export function useSlots(isWanted = true): Slots {
  const [loaded, setLoaded] = useState(NOTHING_YET);
  const [round, setRound] = useState(0);
  const newest = useRef(0);
  const now = useNow();

  useEffect(() => {
    if (!isWanted) return;
    newest.current = round;
    void patiently(callAtlas)(listSlotsEndpoint).then((outcome) => {
      if (newest.current !== round) return;
      if (!outcome.ok) return setLoaded({ ...NOTHING_YET, status: 'failed' });
      const { availableSlots, duration } = outcome.reply.data;
      setLoaded({ status: 'ready', slots: availableSlots, duration });
    });
  }, [isWanted, round]);

  const days = useMemo(() => openDays(loaded.slots, now), [loaded.slots, now]);
  return {
    status: loaded.status,
    days,
    duration: loaded.duration,
    reload() {
      setLoaded(NOTHING_YET);
      setRound((before) => before + 1);
    },
  };
}
