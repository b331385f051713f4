import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

export const MAX_FILES = 8;
export const MAX_FILE_BYTES = 15 * 1024 * 1024;
/** What a picture may have once it is kept. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
/** Of all files of one kitchen, as they are kept. */
export const MAX_KITCHEN_BYTES = MAX_FILES * MAX_FILE_BYTES;
/** How long a file waits for a kitchen. */
export const UNCLAIMED_FILE_MS = 24 * 60 * 60 * 1000;

export type UploadRefusal = 'TOO_LARGE' | 'WRONG_TYPE' | 'TOO_MANY';

export const uploadRefusals: Readonly<Record<UploadRefusal, LocalizedText>> = defineTexts('uploadRefusal', {
  TOO_LARGE: { de: 'Datei ist zu groß', en: 'File is too large' },
  WRONG_TYPE: { de: 'Dateityp ungültig', en: 'File type not allowed' },
  TOO_MANY: { de: 'Höchstens 8 Dateien', en: '8 files at most' },
});

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
