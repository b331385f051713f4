import { sendFile } from '@funnel/browser/send-file';
import { uploadMyFilesEndpoint } from '@funnel/contract/customer-area/keep-files';

interface SendMyFileOptions {
  readonly enquiryId: string;
  /** One for all tries, so that none of them keeps the file twice. */
  readonly key: string;
  readonly onProgress: (percent: number) => void;
}

/** Sends a file of a customer. Gives back the status of the answer; 0 where there was none. */
export async function sendMyFile(file: File, options: SendMyFileOptions): Promise<number> {
  const { enquiryId, key: idempotencyKey, onProgress } = options;
  const { method, path } = uploadMyFilesEndpoint;
  const url = `${path}?enquiryId=${encodeURIComponent(enquiryId)}`;
  return (await sendFile({ method, url, file, idempotencyKey, onProgress })).status;
}
