import { sendFile } from '@funnel/browser/send-file';
import { uploadMyFilesEndpoint } from '@funnel/contract/customer-area/manage-files';

interface SendMyFileOptions {
  readonly enquiryId: string;
  /** The same for all tries, so that no retry stores the file twice. */
  readonly key: string;
  readonly onProgress: (percent: number) => void;
}

/** Sends a customer's file. Returns the status of the answer; 0 if there was none. */
export async function sendMyFile(file: File, options: SendMyFileOptions): Promise<number> {
  const { enquiryId, key: idempotencyKey, onProgress } = options;
  const { method, path } = uploadMyFilesEndpoint;
  const url = `${path}?enquiryId=${encodeURIComponent(enquiryId)}`;
  return (await sendFile({ method, url, file, idempotencyKey, onProgress })).status;
}
