import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { useUploadList } from '@funnel/browser/use-upload-list';
import { deleteMyFileEndpoint } from '@funnel/contract/customer-area/manage-files';
import type { OwnFile } from '@funnel/contract/customer-area/show-overview';
import { ERROR_STATUS } from '@funnel/contract/error-code';
import { uploadFailureOf, uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import { takenPlaces, type Upload } from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { LocalizedText } from '@funnel/domain/text/text';
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
  const { dispatch, tell, choose, ...uploads } = useUploadList(deliver);
  const tellOf = (text: LocalizedText, name: string) => tell(say(text).replace('{name}', name));

  async function deliver({ id, name }: Upload, file: File): Promise<void> {
    tellOf(texts.begun, name);
    const onProgress = (percent: number) => dispatch({ type: 'progress', id, percent });
    const status = await sendMyFile(file, { enquiryId, key: id, onProgress });
    if (status < 200 || status >= 300) {
      const failure = uploadFailureOf(status);
      dispatch({ type: 'fail', id, failure });
      if (status === ERROR_STATUS.UNAUTHENTICATED) loseSession();
      return tellOf(uploadFailures[failure], name);
    }
    dispatch({ type: 'confirm', id });
    await onChanged();
    dispatch({ type: 'settle', id });
    tellOf(texts.arrived, name);
  }

  /** Files of the retailer do not count against the customer's quota. */
  const held = files.filter(({ isOurs }) => !isOurs).length;
  return {
    ...uploads,
    isFull: held + takenPlaces(uploads.list) >= MAX_FILES,
    choose: (given: readonly File[]) => void choose(given, held),
    /** Whether the file is gone. True also if it had already been deleted. */
    async deleteFile({ fileId, name }: OwnFile): Promise<boolean> {
      const outcome = await call(deleteMyFileEndpoint, { body: { enquiryId, fileId } });
      const isGone = outcome.ok || outcome.failure.code === 'NOT_FOUND';
      if (isGone) await onChanged();
      tellOf(isGone ? texts.deleted : texts.deleteFailed, name);
      return isGone;
    },
  };
}

export type Files = ReturnType<typeof useFiles>;
