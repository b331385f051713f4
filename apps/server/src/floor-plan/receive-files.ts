import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILES_FIELD } from '@funnel/contract/floor-plan/upload-files';
import { cleanFileName } from '@funnel/domain/floor-plan/file-name';
import { MAX_FILE_BYTES } from '@funnel/domain/floor-plan/upload-rule';
import { Refusal } from '../http/refusal.ts';
import type { FilePart } from '../http/register-upload.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly hash: string;
}

interface Reception {
  readonly folder: string;
  /** Runs before each file. Throws if there is no room. */
  readonly checkRoom: () => Promise<void>;
  /** Reports received bytes. Throws if they are too many. */
  readonly onBytes: (bytes: number) => void;
}

/** Streams the files of a call into its folder. Stops at the first file that is refused. */
export async function receiveFiles(
  parts: AsyncIterable<FilePart>,
  { folder, checkRoom, onBytes }: Reception,
): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  for await (const part of parts) {
    if (part.fieldName !== FILES_FIELD) {
      throw refuse('INVALID_INPUT', `Files belong into the field '${FILES_FIELD}'.`, part.fieldName);
    }
    await checkRoom();
    const target = path.join(folder, `received-${received.length}`);
    received.push(await receiveFile(part, target, onBytes));
  }
  if (received.length === 0) throw refuse('INVALID_INPUT', 'There is no file.');
  return received;
}

async function receiveFile(
  { fileName, content }: FilePart,
  target: string,
  onBytes: Reception['onBytes'],
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* count(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > MAX_FILE_BYTES) throw refuse('PAYLOAD_TOO_LARGE', 'A file may have 15 MB at most.');
      onBytes(chunk.length);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(content, count, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error;
    throw refuse('INVALID_INPUT', 'The upload ended early.');
  }
  if (bytes === 0) throw refuse('INVALID_INPUT', 'A file is empty.');
  const kind = await fileKindOf(target);
  if (!kind)
    throw refuse('UNSUPPORTED_MEDIA_TYPE', 'Only pictures (JPEG, PNG, WebP, HEIC …) and PDFs are taken.');
  return { path: target, name: cleanFileName(fileName), kind, bytes, hash: hash.digest('base64url') };
}

export function refuse(
  code: 'INVALID_INPUT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE',
  message: string,
  field: string = FILES_FIELD,
): Refusal {
  return new Refusal(code, message, [{ field, message }]);
}
