import type { Text } from '../text/text.ts';

export const MAX_FILES = 8;
export const MAX_FILE_BYTES = 15 * 1024 * 1024;

export type UploadRefusal = 'TOO_LARGE' | 'WRONG_TYPE' | 'TOO_MANY';

export const uploadRefusals: Readonly<Record<UploadRefusal, Text>> = {
  TOO_LARGE: { de: 'Datei ist zu groß', en: 'File is too large' },
  WRONG_TYPE: { de: 'Dateityp ungültig', en: 'File type not allowed' },
  TOO_MANY: { de: 'Höchstens 8 Dateien', en: '8 files at most' },
};

/** Why a chosen file may not be sent. A browser that gives no type leaves the decision to the server. */
export function refuseUpload(
  file: { readonly type: string; readonly size: number },
  filesSoFar: number,
): UploadRefusal | undefined {
  if (filesSoFar >= MAX_FILES) return 'TOO_MANY';
  if (file.size > MAX_FILE_BYTES) return 'TOO_LARGE';
  const allowed = file.type === '' || file.type.startsWith('image/') || file.type === 'application/pdf';
  return allowed ? undefined : 'WRONG_TYPE';
}
