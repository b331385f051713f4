import { RETRY_PAUSES_MS } from '@funnel/contract/call-with-retries';
import { uploadMyFilesEndpoint } from '@funnel/contract/customer-area/keep-files';
import { IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { ERROR_STATUS } from '@funnel/contract/error-code';
import { FILES_FIELD } from '@funnel/contract/floor-plan/upload-files';
import { sleep } from '../shell/sleep.ts';

/** A connection that moves nothing for so long is taken for dead. Longer than the server may work on a picture. */
const STALLED_AFTER_MS = 90_000;

interface SendFileOptions {
  readonly enquiryId: string;
  /** One for all tries, so that none of them keeps the file twice. */
  readonly key: string;
  readonly onProgress: (percent: number) => void;
}

/** Sends a file, three times at most. Gives back the status of the answer; 0 where there was none. */
export async function sendFile(file: File, options: SendFileOptions): Promise<number> {
  for (const pause of RETRY_PAUSES_MS) {
    const status = await sendOnce(file, options);
    const isWorthRetrying = status === 0 || (status >= 500 && status !== ERROR_STATUS.INSUFFICIENT_STORAGE);
    if (!isWorthRetrying) return status;
    await sleep(pause);
  }
  return sendOnce(file, options);
}

/** By XMLHttpRequest, since fetch does not tell how much has been sent. */
function sendOnce(file: File, { enquiryId, key, onProgress }: SendFileOptions): Promise<number> {
  const { method, path } = uploadMyFilesEndpoint;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
    request.open(method, `${path}?enquiryId=${encodeURIComponent(enquiryId)}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
      if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total));
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      resolve(request.status);
    };
    const form = new FormData();
    form.append(FILES_FIELD, file, file.name);
    request.send(form);
  });
}
