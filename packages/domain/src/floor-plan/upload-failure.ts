import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import { type UploadRefusal, uploadRefusals } from './upload-rule.ts';

/** FAILED: no answer, or one that helps nobody. TOO_OFTEN: the server wants a pause. */
export type UploadFailure = UploadRefusal | 'FAILED' | 'TOO_OFTEN';

export const uploadFailures: Readonly<Record<UploadFailure, LocalizedText>> = defineTexts('uploadFailure', {
  ...uploadRefusals,
  FAILED: { de: 'Fehler beim Upload', en: 'Upload failed' },
  TOO_OFTEN: {
    de: 'Zu viele Uploads in kurzer Zeit, bitte später noch einmal',
    en: 'Too many uploads in a short time, please try again later',
  },
});

const FAILURE_OF_STATUS: Readonly<Record<number, UploadFailure>> = {
  413: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  429: 'TOO_OFTEN',
};

/** What an answer other than a good one means. */
export function uploadFailureOf(status: number): UploadFailure {
  return FAILURE_OF_STATUS[status] ?? 'FAILED';
}

/** A file that was refused for what it is stays refused. */
export function canRetryUpload(failure: UploadFailure): boolean {
  return failure === 'FAILED' || failure === 'TOO_OFTEN';
}
