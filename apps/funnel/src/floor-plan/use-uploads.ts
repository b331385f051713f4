import { randomId } from '@funnel/browser/random-id';
import { type UploadFailure, uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import {
  type ArrivedFile,
  isUploading,
  NO_UPLOADS,
  nextToSend,
  notYetListed,
  type Upload,
  uploadReducer,
} from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES, refuseUpload } from '@funnel/domain/floor-plan/upload-rule';
import type { Say } from '@funnel/domain/text/say';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { whenIdle } from '../shell/when-idle.ts';
import { floorPlanTexts as texts } from './floor-plan-texts.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import type { UploadSource } from './send-floor-plan.ts';
import type { Owner } from './tell-floor-plan.ts';
import { useKeptFiles } from './use-kept-files.ts';

const loadSending = () => import('./deliver-file.ts');

interface UploadsOptions {
  readonly owner: Owner;
  readonly source: UploadSource;
  readonly say: Say;
  readonly onLinkOver?: () => void;
}

/** The visitor's files: uploaded one at a time, each reported to the retailer once it has arrived. */
export function useUploads({ owner, source, say, onLinkOver }: UploadsOptions) {
  const [list, dispatch] = useReducer(uploadReducer, NO_UPLOADS);
  const [thumbnails, setThumbnails] = useState<Readonly<Record<string, string>>>({});
  const { announcements, tell } = useAnnouncements();
  const files = useRef(new Map<string, File>());
  const next = nextToSend(list);

  const deliver = useEffectEvent(async ({ id, name, fileIds }: Upload) => {
    const file = files.current.get(id);
    if (!file) return;
    function fail(failure: UploadFailure): void {
      dispatch({ type: 'fail', id, failure });
      tell(`${name}: ${say(uploadFailures[failure])}`);
    }
    dispatch({ type: 'begin', id });
    tell(say(texts.begun).replace('{name}', name));
    try {
      const { deliverFile } = await loadSending();
      const delivered = await deliverFile(file, {
        owner,
        source,
        key: id,
        sentAs: fileIds,
        onProgress: (percent) => dispatch({ type: 'progress', id, percent }),
        onSent: (ids) => dispatch({ type: 'sent', id, fileIds: ids }),
      });
      if (delivered.ok) {
        dispatch({ type: 'confirm', id });
        tell(say(texts.arrived).replace('{name}', name));
        return;
      }
      fail(delivered.failure);
      if (delivered.isLinkOver) onLinkOver?.();
      if (delivered.isUnconfirmed) window.alert(delivered.text ?? say(texts.unknownError));
    } catch {
      fail('FAILED');
    }
  });

  useKeptFiles('kitchenId' in owner ? owner.kitchenId : '', list, (kept) =>
    dispatch({ type: 'arrive', files: kept }),
  );

  useEffect(() => {
    if (next) void deliver(next);
  }, [next]);

  useEffect(() => whenIdle(() => void loadSending().catch(() => undefined)), []);
  useLeaveGuard(isUploading(list));

  return {
    list,
    thumbnails,
    /** For screen readers: the start and the result of each upload. */
    announcements,
    choose(chosen: readonly File[]): void {
      for (const file of chosen.slice(0, MAX_FILES)) {
        const refusal = refuseUpload(file, 0);
        if (refusal) tell(`${file.name}: ${say(uploadFailures[refusal])}`);
      }
      const withIds = chosen.map((file) => ({ file, id: randomId() }));
      for (const { file, id } of withIds) files.current.set(id, file);
      dispatch({
        type: 'choose',
        files: withIds.map(({ file: { name, type, size }, id }) => ({ id, name, type, size })),
      });
      for (const { file, id } of withIds.slice(0, MAX_FILES)) {
        void makeThumbnail(file).then(
          (url) => url !== undefined && setThumbnails((known) => ({ ...known, [id]: url })),
        );
      }
    },
    retry: (id: string) => dispatch({ type: 'retry', id }),
    remove: (id: string) => dispatch({ type: 'remove', id }),
    /** Adds files that another device of the visitor has sent. */
    arrive(arrived: readonly ArrivedFile[]): void {
      for (const { name } of notYetListed(list, arrived)) tell(say(texts.arrived).replace('{name}', name));
      dispatch({ type: 'arrive', files: arrived });
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

interface Announcement {
  readonly id: string;
  readonly text: string;
}

/** Each announcement stays for a while, so that the next one does not interrupt it. */
function useAnnouncements() {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const tell = (text: string) =>
    setAnnouncements((known) => [...known.slice(-MAX_FILES), { id: randomId(), text }]);
  return { announcements, tell };
}

/** The browser asks before the visitor leaves a page with running uploads. */
function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
