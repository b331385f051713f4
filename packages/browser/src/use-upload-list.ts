import {
  isUploading,
  NO_UPLOADS,
  nextToSend,
  type Upload,
  uploadReducer,
} from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { randomId } from './random-id.ts';

interface Announcement {
  readonly id: string;
  readonly text: string;
}

/** The files that somebody chooses. `deliver` gets them one at a time and dispatches what becomes of them. */
export function useUploadList(deliver: (upload: Upload, file: File) => Promise<void>) {
  const [list, dispatch] = useReducer(uploadReducer, NO_UPLOADS);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const files = useRef(new Map<string, File>());
  const next = nextToSend(list);
  const isBusy = isUploading(list);

  const begin = useEffectEvent(async (upload: Upload) => {
    const file = files.current.get(upload.id);
    if (!file) return;
    dispatch({ type: 'begin', id: upload.id });
    await deliver(upload, file);
  });
  useEffect(() => {
    if (next) void begin(next);
  }, [next]);

  // The browser asks before somebody leaves a page with running uploads.
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  return {
    list,
    dispatch,
    /** For screen readers: the start and the result of each upload. */
    announcements,
    /** Each announcement stays for a while: the next one must not cut it off. */
    tell: (text: string) =>
      setAnnouncements((known) => [...known.slice(-MAX_FILES), { id: randomId(), text }]),
    /** `held`: the number of places taken by files that are not in the list. */
    choose(chosen: readonly File[], held = 0) {
      const withIds = chosen.map((file) => ({ file, id: randomId() }));
      for (const { file, id } of withIds) files.current.set(id, file);
      dispatch({
        type: 'choose',
        files: withIds.map(({ file: { name, type, size }, id }) => ({ id, name, type, size })),
        held,
      });
      return withIds;
    },
    retry: (id: string) => dispatch({ type: 'retry', id }),
    remove: (id: string) => dispatch({ type: 'remove', id }),
  };
}
