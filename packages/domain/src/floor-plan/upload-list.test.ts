import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canRetryUpload, uploadFailureOf, uploadFailures } from './upload-failure.ts';
import {
  type ChosenFile,
  hasConfirmedUpload,
  isUploading,
  NO_UPLOADS,
  nextToSend,
  takenPlaces,
  type UploadAction,
  type UploadList,
  uploadReducer,
} from './upload-list.ts';
import { MAX_FILE_BYTES, MAX_FILES } from './upload-rule.ts';

const plan = (id: string, changed: Partial<ChosenFile> = {}): ChosenFile => ({
  id,
  name: `${id}.png`,
  type: 'image/png',
  size: 1000,
  ...changed,
});
const listAfter = (...actions: UploadAction[]): UploadList => actions.reduce(uploadReducer, NO_UPLOADS);
const statuses = ({ uploads }: UploadList) => uploads.map(({ id, status }) => `${id} ${status}`);

test('files are sent one at a time, in the order in which they were chosen', () => {
  let list = listAfter({ type: 'choose', files: [plan('a'), plan('b')] });
  expect(nextToSend(list)?.id).toBe('a');
  list = uploadReducer(list, { type: 'begin', id: 'a' });
  expect(nextToSend(list)).toBeUndefined();
  list = uploadReducer(list, { type: 'sent', id: 'a', fileIds: ['f'] });
  expect(nextToSend(list)).toBeUndefined();
  expect(hasConfirmedUpload(list)).toBe(false);
  list = uploadReducer(list, { type: 'confirm', id: 'a' });
  expect(hasConfirmedUpload(list)).toBe(true);
  expect(nextToSend(list)?.id).toBe('b');
});

test('a refused file is shown, takes no place, and disappears with the next choice', () => {
  const list = listAfter({
    type: 'choose',
    files: [
      plan('huge', { size: MAX_FILE_BYTES + 1 }),
      plan('page', { type: 'text/html' }),
      plan('untyped', { type: '' }),
    ],
  });
  expect(list.uploads.map(({ failure }) => failure)).toEqual(['TOO_LARGE', 'WRONG_TYPE', undefined]);
  expect(takenPlaces(list)).toBe(1);
  expect(statuses(uploadReducer(list, { type: 'choose', files: [plan('b')] }))).toEqual([
    'untyped WAITING',
    'b WAITING',
  ]);
});

test('the ninth file finds no place', () => {
  const nine = Array.from({ length: 9 }, (_, index) => plan(`${index}`));
  const list = listAfter({ type: 'choose', files: nine });
  expect(list.uploads).toHaveLength(MAX_FILES);
  expect(list.leftOut).toBe(1);
  expect(uploadReducer(list, { type: 'choose', files: [plan('x')] })).toMatchObject({ leftOut: 1 });
});

describe('a failed upload', () => {
  const failed = listAfter(
    { type: 'choose', files: [plan('a')] },
    { type: 'begin', id: 'a' },
    { type: 'progress', id: 'a', percent: 40 },
    { type: 'fail', id: 'a', failure: 'FAILED' },
  );

  test('is tried again from the beginning', () => {
    const list = uploadReducer(failed, { type: 'retry', id: 'a' });
    expect(list.uploads).toMatchObject([{ status: 'WAITING', percent: 0 }]);
    expect(list.uploads[0]).not.toHaveProperty('failure');
    expect(uploadReducer(list, { type: 'begin', id: 'a' }).uploads[0]?.status).toBe('SENDING');
  });

  test('is not sent twice when only its confirmation failed', () => {
    const list = listAfter(
      { type: 'choose', files: [plan('a')] },
      { type: 'begin', id: 'a' },
      { type: 'sent', id: 'a', fileIds: ['f'] },
      { type: 'fail', id: 'a', failure: 'FAILED' },
      { type: 'retry', id: 'a' },
      { type: 'begin', id: 'a' },
    );
    expect(list.uploads).toMatchObject([{ status: 'CONFIRMING', fileIds: ['f'] }]);
  });

  test('can be taken out, unlike one that arrived', () => {
    expect(uploadReducer(failed, { type: 'remove', id: 'a' }).uploads).toEqual([]);
    const done = uploadReducer(failed, { type: 'confirm', id: 'a' });
    expect(uploadReducer(done, { type: 'remove', id: 'a' }).uploads).toHaveLength(1);
  });
});

test('a file from another device is shown once and counts as arrived', () => {
  const arrived: UploadAction = { type: 'arrive', files: [{ fileId: 'f', name: 'phone.jpg' }] };
  const list = listAfter(arrived, arrived);
  expect(list.uploads).toMatchObject([{ name: 'phone.jpg', status: 'DONE', fileIds: ['f'] }]);
  expect(hasConfirmedUpload(list)).toBe(true);
  expect(isUploading(list)).toBe(false);
});

test('files that are kept already take places, and settled files leave the list', () => {
  const files = ['a', 'b', 'c'].map((id) => plan(id));
  const list = listAfter({ type: 'choose', files, held: 6 });
  expect(list.uploads.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(list.leftOut).toBe(1);
  expect(uploadReducer(list, { type: 'settle', id: 'a' }).uploads).toHaveLength(2);
  const arrived = uploadReducer(list, { type: 'confirm', id: 'a' });
  expect(uploadReducer(arrived, { type: 'settle', id: 'a' }).uploads.map(({ id }) => id)).toEqual(['b']);
});

test.each([
  [0, 'FAILED', true],
  [200, 'FAILED', true],
  [400, 'FAILED', true],
  [413, 'TOO_LARGE', false],
  [415, 'WRONG_TYPE', false],
  [429, 'TOO_OFTEN', true],
  [500, 'FAILED', true],
  [507, 'FAILED', true],
] as const)('status %i means %s, worth a button to retry: %s', (status, failure, retry) => {
  expect(uploadFailureOf(status)).toBe(failure);
  expect(canRetryUpload(failure)).toBe(retry);
});

test('the specified German messages', () => {
  expect(uploadFailures.TOO_LARGE.de).toBe('Datei ist zu groß');
  expect(uploadFailures.WRONG_TYPE.de).toBe('Dateityp ungültig');
  expect(uploadFailures.FAILED.de).toBe('Fehler beim Upload');
});

test('any events in any order: eight places at most, one file under way, no arrived file is lost', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const file = fc.record({
    id,
    name: fc.string(),
    type: fc.constantFrom('image/png', '', 'text/html', 'application/pdf'),
    size: fc.constantFrom(0, 1, MAX_FILE_BYTES, MAX_FILE_BYTES + 1),
  });
  const action: fc.Arbitrary<'advance' | UploadAction> = fc.oneof(
    fc.constant('advance' as const),
    fc.array(file, { maxLength: 12 }).map((files): UploadAction => ({ type: 'choose', files })),
    id.map((id): UploadAction => ({ type: 'retry', id })),
    id.map((id): UploadAction => ({ type: 'remove', id })),
  );
  fc.assert(
    fc.property(fc.array(action), fc.infiniteStream(fc.boolean()), (actions, works) => {
      let list = NO_UPLOADS;
      let chosen = 0;
      let arrived = 0;
      for (const one of actions) {
        if (one !== 'advance') {
          const files =
            one.type === 'choose' ? one.files.map((f) => ({ ...f, id: `${f.id}${chosen++}` })) : [];
          list = uploadReducer(list, one.type === 'choose' ? { type: 'choose', files } : one);
        } else {
          const next = nextToSend(list);
          if (next) list = uploadReducer(list, { type: 'begin', id: next.id });
          expect(nextToSend(list)).toBeUndefined();
          const underWay = list.uploads.filter(
            ({ status }) => status === 'SENDING' || status === 'CONFIRMING',
          );
          expect(underWay.length).toBeLessThanOrEqual(1);
          if (underWay[0]) {
            const isGood = works.next().value;
            arrived += isGood ? 1 : 0;
            list = uploadReducer(
              list,
              isGood
                ? { type: 'confirm', id: underWay[0].id }
                : { type: 'fail', id: underWay[0].id, failure: 'FAILED' },
            );
          }
        }
        expect(takenPlaces(list)).toBeLessThanOrEqual(MAX_FILES);
        expect(list.uploads.filter(({ status }) => status === 'DONE')).toHaveLength(arrived);
      }
    }),
  );
});
