import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';

export interface TestFile {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: string;
}

/** Sends files like a browser on one of our pages. */
export async function sendForm(
  origin: string,
  files: readonly TestFile[],
  { headers = {}, field = 'files' }: { headers?: Record<string, string>; field?: string } = {},
) {
  const form = new FormData();
  for (const { bytes, name = 'plan', type = '' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const url = `${origin}${uploadFilesEndpoint.path}?img_cap_size=2mb&src=funnel`;
  const response = await fetch(url, { method: 'POST', body: form, headers: { origin, ...headers } });
  const body = (await response.json()) as UploadAnswer;
  return { status: response.status, headers: response.headers, body };
}

interface UploadAnswer {
  readonly code?: string;
  readonly message?: string;
  readonly uploadedFiles: { fileId: string; name: string; mediaType: string; bytes: number }[];
  readonly data: { uploadedFiles: unknown };
}

/** All files below a folder, at any depth. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
