import { useText } from '@funnel/browser/language';
import { randomId } from '@funnel/browser/random-id';
import { useCalls } from '@funnel/browser/session/calls';
import { deleteMyFileEndpoint } from '@funnel/contract/customer-area/manage-files';
import type { OwnFile } from '@funnel/contract/customer-area/show-overview';
import { ERROR_STATUS } from '@funnel/contract/error-code';
import { uploadFailureOf, uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import {
  isUploading,
  NO_UPLOADS,
  nextToSend,
  takenPlaces,
  type Upload,
  uploadReducer,
} from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { LocalizedText } from '@funnel/domain/text/text';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { fileTexts as texts } from './file-texts.ts';
import { sendMyFile } from './send-my-file.ts';

interface FilesOptions {
  readonly enquiryId: string;
  /** The stored files. */
  readonly files: readonly OwnFile[];
  readonly onChanged: () => Promise<void>;
}

/** The customer's files: new ones are sent one at a time, stored ones can be deleted. */
export function useFiles({ enquiryId, files, onChanged }: FilesOptions) {
  const say = useText();
  const { call, loseSession } = useCalls();
  const [list, dispatch] = useReducer(uploadReducer, NO_UPLOADS);
  const [announcements, setAnnouncements] = useState<
    readonly { readonly id: string; readonly text: string }[]
  >([]);
  const chosen = useRef(new Map<string, File>());
  const next = nextToSend(list);

  /** Each announcement stays for a while, so that the next one does not interrupt it. */
  function tell(text: LocalizedText, name: string): void {
    const line = { id: randomId(), text: say(text).replace('{name}', name) };
    setAnnouncements((known) => [...known.slice(-MAX_FILES), line]);
  }

  const deliver = useEffectEvent(async ({ id, name }: Upload) => {
    const file = chosen.current.get(id);
    if (!file) return;
    dispatch({ type: 'begin', id });
    tell(texts.begun, name);
    const onProgress = (percent: number) => dispatch({ type: 'progress', id, percent });
    const status = await sendMyFile(file, { enquiryId, key: id, onProgress });
    if (status < 200 || status >= 300) {
      const failure = uploadFailureOf(status);
      dispatch({ type: 'fail', id, failure });
      if (status === ERROR_STATUS.UNAUTHENTICATED) loseSession();
      return tell(uploadFailures[failure], name);
    }
    dispatch({ type: 'confirm', id });
    chosen.current.delete(id);
    await onChanged();
    dispatch({ type: 'settle', id });
    tell(texts.arrived, name);
  });
  useEffect(() => {
    if (next) void deliver(next);
  }, [next]);

  /** Files of the retailer do not count against the customer's quota. */
  const held = files.filter(({ isOurs }) => !isOurs).length;
  const isBusy = isUploading(list);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  return {
    list,
    announcements,
    isFull: held + takenPlaces(list) >= MAX_FILES,
    choose(given: readonly File[]): void {
      const withIds = given.map((file) => ({ file, id: randomId() }));
      for (const { file, id } of withIds) chosen.current.set(id, file);
      dispatch({
        type: 'choose',
        files: withIds.map(({ file: { name, type, size }, id }) => ({ id, name, type, size })),
        held,
      });
    },
    retry: (id: string) => dispatch({ type: 'retry', id }),
    remove: (id: string) => dispatch({ type: 'remove', id }),
    /** Whether the file is deleted. Also true if it already was. */
    async deleteFile({ fileId, name }: OwnFile): Promise<boolean> {
      const outcome = await call(deleteMyFileEndpoint, { body: { enquiryId, fileId } });
      const isGone = outcome.ok || outcome.failure.code === 'NOT_FOUND';
      if (isGone) await onChanged();
      tell(isGone ? texts.deleted : texts.deleteFailed, name);
      return isGone;
    },
  };
}

export type Files = ReturnType<typeof useFiles>;
