import { RETRY_PAUSES_MS } from '@funnel/contract/call-with-retries';
import { ERROR_STATUS } from '@funnel/contract/error-code';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { uploadedFileIds } from '@funnel/contract/floor-plan/uploaded-file-ids';
import { type UploadFailure, uploadFailureOf } from '@funnel/domain/floor-plan/upload-failure';
import { originOf } from '../shell/page-settings.ts';
import { sleep } from '../shell/sleep.ts';
import { postFile } from './post-file.ts';

/** From which flow the files come; the file service wants to know. */
export type UploadSource = 'funnel' | 'terminfinder';

export type SentFile =
  | { readonly ok: true; readonly fileIds: readonly string[] }
  | { readonly ok: false; readonly failure: UploadFailure };

interface SendFileOptions {
  readonly source: UploadSource;
  /** One for all tries, so that none of them keeps the file twice. */
  readonly key: string;
  readonly onProgress: (percent: number) => void;
}

/** No answer, or a server in trouble: the next try may go well. One that is full stays full. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || (status >= 500 && status !== ERROR_STATUS.INSUFFICIENT_STORAGE);
}

/** Sends a file to the file service, three times at most. */
export async function sendFile(file: File, { source, key, onProgress }: SendFileOptions): Promise<SentFile> {
  const url = `${originOf('serviceEndpoint')}${uploadFilesEndpoint.path}?img_cap_size=2mb&src=${source}`;
  for (const pause of [...RETRY_PAUSES_MS, undefined]) {
    const { status, body } = await postFile(url, file, key, onProgress);
    const fileIds = status >= 200 && status < 300 ? uploadedFileIds(body) : undefined;
    if (fileIds) return { ok: true, fileIds };
    if (pause === undefined || !isWorthRetrying(status)) {
      console.error('Upload error', status);
      return { ok: false, failure: uploadFailureOf(status) };
    }
    await sleep(pause);
  }
  return { ok: false, failure: 'FAILED' };
}
