import { useUploadList } from '@funnel/browser/use-upload-list';
import { type UploadFailure, uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import { type ArrivedFile, notYetListed, type Upload } from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES, refuseUpload } from '@funnel/domain/floor-plan/upload-rule';
import type { Say } from '@funnel/domain/text/say';
import { useEffect, useState } from 'react';
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
  const [thumbnails, setThumbnails] = useState<Readonly<Record<string, string>>>({});
  const { dispatch, tell, choose, ...uploads } = useUploadList(deliver);
  const { list } = uploads;

  async function deliver({ id, name, fileIds }: Upload, file: File): Promise<void> {
    function fail(failure: UploadFailure): void {
      dispatch({ type: 'fail', id, failure });
      tell(`${name}: ${say(uploadFailures[failure])}`);
    }
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
  }

  useKeptFiles('kitchenId' in owner ? owner.kitchenId : '', list, (kept) =>
    dispatch({ type: 'arrive', files: kept }),
  );
  useEffect(() => whenIdle(() => void loadSending().catch(() => undefined)), []);

  return {
    ...uploads,
    thumbnails,
    choose(chosen: readonly File[]): void {
      for (const file of chosen.slice(0, MAX_FILES)) {
        const refusal = refuseUpload(file, 0);
        if (refusal) tell(`${file.name}: ${say(uploadFailures[refusal])}`);
      }
      for (const { file, id } of choose(chosen).slice(0, MAX_FILES)) {
        void makeThumbnail(file).then(
          (url) => url !== undefined && setThumbnails((known) => ({ ...known, [id]: url })),
        );
      }
    },
    /** Adds files that another device of the visitor has sent. */
    arrive(arrived: readonly ArrivedFile[]): void {
      for (const { name } of notYetListed(list, arrived)) tell(say(texts.arrived).replace('{name}', name));
      dispatch({ type: 'arrive', files: arrived });
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
