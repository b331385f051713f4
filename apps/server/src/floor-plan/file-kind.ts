import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

export type FileKind = 'picture' | 'heic' | 'pdf';

/** An allow list. Above all it refuses what a browser would run: SVG, HTML. */
const KINDS = new Map<string, FileKind>([
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/apng', 'picture'],
  ['image/webp', 'picture'],
  ['image/avif', 'picture'],
  ['image/gif', 'picture'],
  ['image/tiff', 'picture'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/heic-sequence', 'heic'],
  ['image/heif-sequence', 'heic'],
  ['application/pdf', 'pdf'],
]);

const HEAD_BYTES = 4100;

/** The kind of a file by its magic bytes only. Its name and its claimed type are not trusted. */
export async function fileKindOf(path: string): Promise<FileKind | undefined> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const type = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    return type && KINDS.get(type.mime);
  } finally {
    await handle.close();
  }
}
