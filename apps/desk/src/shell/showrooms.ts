import { nameShowroomsEndpoint } from '@funnel/contract/showroom/manage-showrooms';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { replyOf, useCalls } from './call.ts';
import { useLiveTopics } from './live.ts';
import { pageSettings } from './page-settings.ts';

type Showrooms = ReturnType<typeof pageSettings>['showrooms'];

const SHOWROOMS = 'showroom-names';
const listeners = new Set<() => void>();
/** Newer than those inlined into the document. */
let newer: Showrooms | undefined;

export const knownShowrooms = (): Showrooms => newer ?? pageSettings().showrooms;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current showrooms. */
export function useShowrooms(): Showrooms {
  return useSyncExternalStore(subscribe, knownShowrooms);
}

/** Mounted once: keeps the names live after a change in the settings. */
export function useFollowedShowrooms(): void {
  const { call } = useCalls();
  useLiveTopics(['showrooms'], [SHOWROOMS]);
  useQuery({
    queryKey: [SHOWROOMS],
    queryFn: async () => {
      const { showrooms } = (await replyOf(call(nameShowroomsEndpoint))).data;
      if (JSON.stringify(showrooms) !== JSON.stringify(knownShowrooms())) {
        newer = showrooms;
        for (const listener of listeners) listener();
      }
      return showrooms;
    },
    refetchOnWindowFocus: false,
  });
}
