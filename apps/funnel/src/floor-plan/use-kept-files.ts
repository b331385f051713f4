import { type ArrivedFile, arrivedFiles, type UploadList } from '@funnel/domain/floor-plan/upload-list';
import { useEffect, useEffectEvent } from 'react';
import { keepInTab, keptInTab } from '../shell/tab-memory.ts';

const KEY = 'floor-plans';

interface KeptFiles {
  readonly kitchenId: string;
  readonly files: readonly ArrivedFile[];
}

/** Shows the files that have arrived again after a reload of the tab (R5). The server is never asked (R16). */
export function useKeptFiles(
  kitchenId: string,
  list: UploadList,
  onFiles: (files: readonly ArrivedFile[]) => void,
): void {
  const recall = useEffectEvent(onFiles);
  const files = arrivedFiles(list);
  const isKept = kitchenId !== '' && files.length > 0;
  const kept = isKept ? JSON.stringify({ kitchenId, files } satisfies KeptFiles) : undefined;

  useEffect(() => {
    const before = keptInTab<KeptFiles>(KEY);
    if (kitchenId !== '' && before?.kitchenId === kitchenId) recall(before.files);
  }, [kitchenId]);

  useEffect(() => {
    if (kept !== undefined) keepInTab(KEY, JSON.parse(kept));
  }, [kept]);
}
