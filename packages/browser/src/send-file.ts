import { RETRY_PAUSES_MS } from '@funnel/contract/call-with-retries';
import { IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { ERROR_STATUS } from '@funnel/contract/error-code';
import { FILES_FIELD } from '@funnel/contract/floor-plan/upload-files';
import { sleep } from './sleep.ts';

/** A connection without progress for this long counts as dead. Longer than the server may work on a picture. */
const STALLED_AFTER_MS = 90_000;

interface FileCall {
  readonly method: string;
  readonly url: string;
  readonly file: File;
  /** The same for all tries, so that no retry stores the file twice. */
  readonly idempotencyKey: string;
  readonly onProgress: (percent: number) => void;
}

interface FileAnswer {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly body: unknown;
}

/** Sends a file, in three tries at most. */
export async function sendFile(call: FileCall): Promise<FileAnswer> {
  for (const pause of RETRY_PAUSES_MS) {
    const answer = await postOnce(call);
    if (!isWorthRetrying(answer.status)) return answer;
    await sleep(pause);
  }
  return postOnce(call);
}

/** No answer or a server error is retried. A server whose storage is full stays full. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || (status >= 500 && status !== ERROR_STATUS.INSUFFICIENT_STORAGE);
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function postOnce({ method, url, file, idempotencyKey, onProgress }: FileCall): Promise<FileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    function watch(): void {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
    }
    function end(answer: FileAnswer): void {
      clearTimeout(stalled);
      resolve(answer);
    }
    request.open(method, url);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(IDEMPOTENCY_HEADER, idempotencyKey);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      watch();
      if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total));
    };
    request.onload = () => end({ status: request.status, body: request.response });
    request.onerror = () => end({ status: 0, body: undefined });
    request.onabort = () => end({ status: 0, body: undefined });
    const form = new FormData();
    form.append(FILES_FIELD, file, file.name);
    watch();
    request.send(form);
  });
}
