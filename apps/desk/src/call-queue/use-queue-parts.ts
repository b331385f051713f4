import type { QueueTab } from '@funnel/domain/call-queue/queue-group';
import { useState } from 'react';
import { pageSettings } from '../shell/page-settings.ts';
import { keepShowroom, keptShowroom } from './kept-showroom.ts';
import { useDoneCalls } from './use-done-calls.ts';
import { useQueue } from './use-queue.ts';

/** The tabs of the call list. The tab "now" is always loaded, since it has the agent's own call. */
export function useQueueParts() {
  const [tab, setTab] = useState<QueueTab>('NOW');
  const [kept, setKept] = useState(() => keptShowroom());
  // A deleted showroom must not leave an empty list.
  const showroom = pageSettings().showrooms.some(({ id }) => id === kept) ? kept : undefined;
  const queue = useQueue({ tab: 'NOW', showroom });
  const later = useQueue({ tab: 'LATER', showroom, isOn: tab === 'LATER' });
  const done = useDoneCalls(showroom, tab === 'DONE');
  const offered = queue.data?.entries ?? [];
  const next = queue.data?.next ?? [];
  const agreed = later.data?.entries ?? [];
  return {
    tab,
    showroom,
    queue,
    later,
    done,
    shown: { NOW: queue, LATER: later, DONE: done }[tab],
    entries: {
      offered,
      listed: tab === 'LATER' ? agreed : [...offered, ...next],
      known: [...offered, ...next, ...agreed],
    },
    chooseTab: setTab,
    chooseShowroom(id: string | undefined): void {
      keepShowroom(id);
      setKept(id);
    },
  };
}
