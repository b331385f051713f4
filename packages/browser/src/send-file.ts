import { RETRY_PAUSES_MS } from '@funnel/contract/call-with-retries';
import { IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { ERROR_STATUS } from '@funnel/contract/error-code';
import { FILES_FIELD } from '@funnel/contract/floor-plan/upload-files';
import { sleep } from './sleep.ts';

/** A connection that moves nothing for so long is taken for dead. Longer than the server may work on a picture. */
const STALLED_AFTER_MS = 90_000;

interface FileCall {
  readonly method: string;
  readonly url: string;
  readonly file: File;
  /** One for all tries, so that none of them keeps the file twice. */
  readonly idempotencyKey: string;
  readonly onProgress: (percent: number) => void;
}

interface FileAnswer {
  /** 0 where there was none. */
  readonly status: number;
  readonly body: unknown;
}

/** Sends a file, three times at most. `isAnswered`: whether a body that came with 2xx says what it should. */
export async function sendFile(
  call: FileCall,
  isAnswered: (body: unknown) => boolean = () => true,
): Promise<FileAnswer> {
  for (const pause of RETRY_PAUSES_MS) {
    const answer = await postOnce(call);
    const isDone = answer.status >= 200 && answer.status < 300 && isAnswered(answer.body);
    if (isDone || !isWorthRetrying(answer.status)) return answer;
    await sleep(pause);
  }
  return postOnce(call);
}

/** No answer, or a server in trouble: the next try may go well. One that is full stays full. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || (status >= 500 && status !== ERROR_STATUS.INSUFFICIENT_STORAGE);
}

/** By XMLHttpRequest, since fetch does not tell how much has been sent. */
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
