import { IDEMPOTENCY_HEADER } from '@funnel/contract/endpoint';
import { FILES_FIELD, uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';

/** A connection that moves nothing for so long is taken for dead. Longer than the server may work on a picture. */
const STALLED_AFTER_MS = 90_000;

export interface FileAnswer {
  /** 0 where there was none. */
  readonly status: number;
  readonly body: unknown;
}

/** Sends one file once. By XMLHttpRequest, since fetch does not tell how much has been sent. */
export function postFile(
  url: string,
  file: File,
  idempotencyKey: string,
  onProgress: (percent: number) => void,
): Promise<FileAnswer> {
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
    request.open(uploadFilesEndpoint.method, url);
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
