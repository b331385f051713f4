import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

export const MAX_FILES = 8;
export const MAX_FILE_BYTES = 15 * 1024 * 1024;
/** The maximum size of a stored picture. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
/** The maximum size of all stored files of one kitchen. */
export const MAX_KITCHEN_BYTES = MAX_FILES * MAX_FILE_BYTES;
/** Retention of a file without a kitchen. */
export const UNCLAIMED_FILE_MS = 24 * 60 * 60 * 1000;

export type UploadRefusal = 'TOO_LARGE' | 'WRONG_TYPE' | 'TOO_MANY';

export const uploadRefusals: Readonly<Record<UploadRefusal, LocalizedText>> = defineTexts('uploadRefusal', {
  TOO_LARGE: { de: 'Datei ist zu groß', en: 'File is too large' },
  WRONG_TYPE: { de: 'Dateityp ungültig', en: 'File type not allowed' },
  TOO_MANY: { de: 'Höchstens 8 Dateien', en: '8 files at most' },
});

/** Why a chosen file may not be sent. If the browser gives no type, the server decides. */
export function refuseUpload(
  file: { readonly type: string; readonly size: number },
  filesSoFar: number,
): UploadRefusal | undefined {
  if (filesSoFar >= MAX_FILES) return 'TOO_MANY';
  if (file.size > MAX_FILE_BYTES) return 'TOO_LARGE';
  const allowed = file.type === '' || file.type.startsWith('image/') || file.type === 'application/pdf';
  return allowed ? undefined : 'WRONG_TYPE';
}
