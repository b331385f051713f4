import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import { type UploadRefusal, uploadRefusals } from './upload-rule.ts';

/** FAILED: no answer, or an unusable one. TOO_OFTEN: the rate limit of the server. */
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

/** The failure for the status of an unsuccessful answer. */
export function uploadFailureOf(status: number): UploadFailure {
  return FAILURE_OF_STATUS[status] ?? 'FAILED';
}

/** A file that was refused for its content would be refused again. */
export function canRetryUpload(failure: UploadFailure): boolean {
  return failure === 'FAILED' || failure === 'TOO_OFTEN';
}
