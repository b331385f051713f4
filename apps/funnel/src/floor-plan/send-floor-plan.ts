import { sendFile } from '@funnel/browser/send-file';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { uploadedFileIds } from '@funnel/contract/floor-plan/uploaded-file-ids';
import { type UploadFailure, uploadFailureOf } from '@funnel/domain/floor-plan/upload-failure';
import { originOf } from '../shell/page-settings.ts';

/** The flow of the files. The file service requires it. */
export type UploadSource = 'funnel' | 'terminfinder';

export type SentFile =
  | { readonly ok: true; readonly fileIds: readonly string[] }
  | { readonly ok: false; readonly failure: UploadFailure };

interface SendFileOptions {
  readonly source: UploadSource;
  /** The same for all tries, so that no retry stores the file twice. */
  readonly key: string;
  readonly onProgress: (percent: number) => void;
}

/** Sends a file to the file service. */
export async function sendFloorPlan(
  file: File,
  { source, key, onProgress }: SendFileOptions,
): Promise<SentFile> {
  const { method, path } = uploadFilesEndpoint;
  const url = `${originOf('serviceEndpoint')}${path}?img_cap_size=2mb&src=${source}`;
  const call = { method, url, file, idempotencyKey: key, onProgress };
  const { status, body } = await sendFile(call);
  const fileIds = status >= 200 && status < 300 ? uploadedFileIds(body) : undefined;
  if (fileIds) return { ok: true, fileIds };
  console.error('Upload error', status);
  return { ok: false, failure: uploadFailureOf(status) };
}
