import { FILES_FIELD, uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { MAX_FILE_BYTES, MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import { callThrough, HOST, type RunningProxy, textOf } from './call-through.ts';
import { expectEqual } from './expect-equal.ts';

const MEGABYTE = 1024 * 1024;

function form(files: number, bytesOfEach: number) {
  const content = Buffer.alloc(bytesOfEach, 'x');
  content.write('%PDF-1.7\n');
  const parts = Array.from({ length: files }, (_, index) => [
    `--form\r\nContent-Disposition: form-data; name="${FILES_FIELD}"; filename="${index}.pdf"\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const body = Buffer.concat([...parts.flat(), '--form--\r\n'].map((part) => Buffer.from(part)));
  const headers = {
    'content-type': 'multipart/form-data; boundary=form',
    'content-length': body.length,
    // Like one of our pages.
    origin: `https://${HOST}`,
  };
  return { headers, body };
}

/** The maximum number of files with the maximum size; and one that is too large. */
export async function checkUpload(proxy: RunningProxy): Promise<string> {
  const { path, method } = uploadFilesEndpoint;
  const call = { path, method, from: '127.0.0.5' };
  const largest = form(MAX_FILES, MAX_FILE_BYTES);
  const answer = await callThrough(proxy, { ...call, ...largest });
  const text = await textOf(answer);
  expectEqual(`the status of the upload (${text.slice(0, 200)})`, answer.statusCode, 200);
  expectEqual('the number of files', JSON.parse(text).uploadedFiles.length, MAX_FILES);
  const refused = await callThrough(proxy, { ...call, ...form(1, largest.body.length + 4 * MEGABYTE) });
  refused.resume();
  expectEqual('the status of one that is too large', refused.statusCode, 413);
  return `${Math.round(largest.body.length / MEGABYTE)} MB, 413 above`;
}
