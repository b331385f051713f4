import { canRetryUpload, type UploadFailure } from './upload-failure.ts';
import { MAX_FILES, refuseUpload } from './upload-rule.ts';

/** CONFIRMING: the file was uploaded, and is being added to its kitchen. */
export type UploadStatus = 'WAITING' | 'SENDING' | 'CONFIRMING' | 'DONE' | 'FAILED';

export interface Upload {
  readonly id: string;
  readonly name: string;
  /** Unknown for a file that arrived from another device. */
  readonly bytes: number | undefined;
  readonly status: UploadStatus;
  /** How much of it has been sent. */
  readonly percent: number;
  readonly failure?: UploadFailure;
  /** Set once the file is sent: a retry then only has to confirm it. */
  readonly fileIds?: readonly string[];
}

export interface UploadList {
  readonly uploads: readonly Upload[];
  /** The number of rejected files of the last choice, for lack of places. */
  readonly leftOut: number;
}

export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A file that another device of the same visitor has sent, or this one before a reload. */
export interface ArrivedFile {
  readonly fileId: string;
  readonly name: string;
  readonly bytes?: number | undefined;
}

export type UploadAction =
  /** `held`: the number of places taken by stored files that are not in this list. */
  | { readonly type: 'choose'; readonly files: readonly ChosenFile[]; readonly held?: number }
  /** 'settle': the file was stored and is now shown among the stored files. */
  | { readonly type: 'begin' | 'confirm' | 'retry' | 'remove' | 'settle'; readonly id: string }
  | { readonly type: 'progress'; readonly id: string; readonly percent: number }
  | { readonly type: 'sent'; readonly id: string; readonly fileIds: readonly string[] }
  | { readonly type: 'fail'; readonly id: string; readonly failure: UploadFailure }
  | { readonly type: 'arrive'; readonly files: readonly ArrivedFile[] };

export const NO_UPLOADS: UploadList = { uploads: [], leftOut: 0 };

const isRefused = ({ failure }: Upload) => failure !== undefined && !canRetryUpload(failure);

/** Refused files are shown but take no place. */
export function takenPlaces({ uploads }: UploadList): number {
  return uploads.filter((upload) => !isRefused(upload)).length;
}

/** One upload at a time: the next begins when none is in progress. */
export function nextToSend({ uploads }: UploadList): Upload | undefined {
  const isBusy = uploads.some(({ status }) => status === 'SENDING' || status === 'CONFIRMING');
  return isBusy ? undefined : uploads.find(({ status }) => status === 'WAITING');
}

export function isUploading({ uploads }: UploadList): boolean {
  return uploads.some(({ status }) => ['WAITING', 'SENDING', 'CONFIRMING'].includes(status));
}

/** The files of the list that have arrived. */
export function arrivedFiles({ uploads }: UploadList): ArrivedFile[] {
  const arrived = uploads.filter(({ status }) => status === 'DONE');
  return arrived.flatMap(({ name, bytes, fileIds = [] }) =>
    fileIds.map((fileId) => ({ fileId, name, ...(bytes !== undefined && { bytes }) })),
  );
}

/** Whether at least one file was confirmed: then the next step is offered. */
export function hasConfirmedUpload({ uploads }: UploadList): boolean {
  return uploads.some(({ status }) => status === 'DONE');
}

export function uploadReducer(list: UploadList, action: UploadAction): UploadList {
  switch (action.type) {
    case 'choose':
      return choose(list, action.files, action.held ?? 0);
    case 'begin':
      return change(list, action.id, (one) => ({ ...one, status: one.fileIds ? 'CONFIRMING' : 'SENDING' }));
    case 'progress':
      return change(list, action.id, (one) => ({ ...one, percent: Math.max(one.percent, action.percent) }));
    case 'sent':
      return change(list, action.id, (one) => ({
        ...one,
        status: 'CONFIRMING',
        percent: 100,
        fileIds: action.fileIds,
      }));
    case 'confirm':
      return change(list, action.id, (one) => ({ ...one, status: 'DONE' }));
    case 'fail':
      return change(list, action.id, (one) => ({ ...one, status: 'FAILED', failure: action.failure }));
    case 'retry':
      return change(list, action.id, again);
    case 'remove':
      return { uploads: list.uploads.filter((one) => one.id !== action.id || !isRemovable(one)), leftOut: 0 };
    case 'settle':
      return {
        ...list,
        uploads: list.uploads.filter(({ id, status }) => id !== action.id || status !== 'DONE'),
      };
    case 'arrive':
      return arrive(list, action.files);
  }
}

/** A file that has arrived or is on its way cannot be removed. */
export function isRemovable({ status }: Upload): boolean {
  return status === 'FAILED';
}

function choose(list: UploadList, files: readonly ChosenFile[], held: number): UploadList {
  // A new choice removes earlier refusals. It shows at most as many new refusals as there are places.
  const uploads = list.uploads.filter((upload) => !isRefused(upload));
  let taken = uploads.length + held;
  let leftOut = 0;
  let refused = 0;
  for (const { id, name, type, size } of files) {
    const failure = refuseUpload({ type, size }, taken);
    const upload = { id, name, bytes: size, percent: 0 };
    if (failure === 'TOO_MANY') leftOut += 1;
    else if (failure && refused === MAX_FILES) leftOut += 1;
    else if (failure) {
      refused += 1;
      uploads.push({ ...upload, status: 'FAILED', failure });
    } else {
      taken += 1;
      uploads.push({ ...upload, status: 'WAITING' });
    }
  }
  return { uploads, leftOut };
}

/** A file that may be retried waits again. A file that was already sent is not sent twice. */
function again(upload: Upload): Upload {
  if (upload.failure === undefined || !canRetryUpload(upload.failure)) return upload;
  const { failure: _, ...rest } = upload;
  return { ...rest, status: 'WAITING', percent: 0 };
}

/** The files that the list does not show yet. */
export function notYetListed(list: UploadList, files: readonly ArrivedFile[]): readonly ArrivedFile[] {
  const known = new Set(list.uploads.flatMap(({ fileIds = [] }) => fileIds));
  return files.filter(({ fileId }) => !known.has(fileId));
}

function arrive(list: UploadList, files: readonly ArrivedFile[]): UploadList {
  const fresh = notYetListed(list, files);
  if (fresh.length === 0) return list;
  const uploads = fresh.map(
    ({ fileId, name, bytes }): Upload => ({
      id: fileId,
      name,
      bytes,
      status: 'DONE',
      percent: 100,
      fileIds: [fileId],
    }),
  );
  return { ...list, uploads: [...list.uploads, ...uploads] };
}

function change(list: UploadList, id: string, changed: (upload: Upload) => Upload): UploadList {
  return { ...list, uploads: list.uploads.map((one) => (one.id === id ? changed(one) : one)) };
}
