import type { UploadedFile } from '@funnel/contract/floor-plan/upload-files';
import type { AuditActor } from '@funnel/domain/event/actor';
import { unguessableId } from '../db/unguessable-id.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { UploadCall } from '../http/register-upload.ts';
import { describeError } from '../log/logger.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import { newStoreKey } from '../outside/file-store/file-store.ts';
import { OutsideError } from '../outside/outside-error.ts';
import type { Services } from '../services.ts';
import { deleteFiles, insertFiles, lockFileQuota, markStored, type NewFile } from './file.queries.ts';
import { makeStorable, type StorableFile } from './make-storable.ts';
import { type ReceivedFile, receiveFiles } from './receive-files.ts';
import { eraseContent } from './remove-expired-files.ts';
import { insertFailedPicture } from './upload-count.queries.ts';
import { noRoom, refuseAboveLimit, whileArriving, whileUnderWay } from './upload-limit.ts';
import { senderOf, type UploadSender } from './upload-sender.queries.ts';

/** The parts of a call that matter here. Customers are counted separately. */
type FilesCall = Omit<UploadCall, 'query' | 'by' | 'actor'> & { readonly actor: AuditActor };

/**
 * Takes all files of a call or none, and answers once they are stored durably. They belong to nobody until they are
 * claimed.
 */
export async function uploadFiles(services: Services, call: FilesCall) {
  const { db, files: tools } = services;
  const sender = await senderOf(db, call);
  const uploadedFiles = await whileUnderWay(services, sender, async () => {
    await refuseAboveLimit(services, sender, { files: 1, bytes: 0 });
    return tools.incoming
      .use((folder) =>
        whileArriving(services, sender, (onBytes) => takeFiles(services, call, { sender, folder, onBytes })),
      )
      .catch(refuseWhenDiskIsFull);
  });
  return { uploadedFiles: [...uploadedFiles], data: { uploadedFiles: [...uploadedFiles] } };
}

interface Taking {
  readonly sender: UploadSender;
  readonly folder: string;
  readonly onBytes: (bytes: number) => void;
}

async function takeFiles(services: Services, call: FilesCall, { sender, folder, onBytes }: Taking) {
  const { files: tools } = services;
  async function checkRoom(): Promise<void> {
    if (!(await tools.incoming.hasRoom())) throw noRoom();
  }
  const received = await receiveFiles(call.files, { folder, checkRoom, onBytes });
  await refuseAboveLimit(services, sender, { files: received.length, bytes: leastKeptBytes(received) });
  const work = {
    tools,
    owner: sender.network,
    signal: call.gone,
    noteFailure: () => noteFailure(services, sender),
  };
  const storable: StorableFile[] = [];
  for (const file of received) storable.push(await makeStorable(file, work));
  if (call.gone.aborted) throw new Refusal('INVALID_INPUT', 'Nobody waits for the answer.');
  const requestHash = hashRequest(received.map(({ name, hash }) => ({ name, hash })));
  return keepFiles(services, storable, { sender, requestHash, key: call.idempotencyKey });
}

/**
 * A lower bound of the stored bytes, so that files that will be refused are not processed. The size of a re-encoded
 * picture is not known yet.
 */
function leastKeptBytes(received: readonly ReceivedFile[]): number {
  return received.filter(({ kind }) => kind === 'pdf').reduce((sum, { bytes }) => sum + bytes, 0);
}

/** If counting fails, the answer stays the same. */
async function noteFailure({ db, now, logger }: Services, sender: UploadSender): Promise<void> {
  tellSecurityEvent(logger, 'upload-picture-unreadable');
  await insertFailedPicture(db, sender, now()).catch((error: unknown) =>
    logger.warn({ error: describeError(error) }, 'limits not counted'),
  );
}

/**
 * Inserts the rows first: a row without content expires like any other, while content without a row would stay in the
 * store for ever. Nobody knows an id before its content is stored.
 */
async function keepFiles(
  services: Services,
  storable: readonly StorableFile[],
  { sender, requestHash, key }: { sender: UploadSender; requestHash: string; key: string | undefined },
): Promise<readonly UploadedFile[]> {
  const { db, files: tools } = services;
  const receivedAt = services.now();
  const rows = storable.map(({ name, mediaType, bytes, marks }) => {
    const ids = { fileId: unguessableId(), storeKey: newStoreKey() };
    const { sender: from, network } = sender;
    return { ...ids, mediaType, bytes, name, marks, receivedAt, sender: from, network } satisfies NewFile;
  });
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  await db.transaction().execute(async (tx) => {
    await lockFileQuota(tx);
    await refuseAboveLimit(services, sender, { files: rows.length, bytes }, tx);
    await insertFiles(tx, rows);
  });
  try {
    for (const [index, { path, mediaType }] of storable.entries()) {
      await tools.store.put(rows[index]?.storeKey ?? '', { path, mediaType });
    }
  } catch (error) {
    await forget(services, rows);
    if (!(error instanceof OutsideError)) throw error;
    services.logger.error({ code: error.code }, 'file store failed');
    throw new Refusal('UNAVAILABLE', 'Please try again in a moment.', undefined, 30);
  }
  return acknowledge(services, rows, { key, requestHash });
}

/**
 * A database error here removes nothing: the transaction may have been committed, and then a retry of the call returns
 * these ids.
 */
async function acknowledge(
  services: Services,
  rows: readonly NewFile[],
  { key, requestHash }: { key: string | undefined; requestHash: string },
): Promise<readonly UploadedFile[]> {
  const now = services.now();
  const uploaded = rows.map(({ fileId, name, mediaType, bytes, marks }) => ({
    fileId,
    name,
    mediaType,
    bytes,
    marks: [...marks],
  }));
  if (uploaded.some(({ marks }) => marks.length > 0))
    tellSecurityEvent(services.logger, 'marked-file-received');
  const fileIds = rows.map(({ fileId }) => fileId);
  const reply = await services.db
    .transaction()
    .execute((tx) =>
      oncePerKey(tx, { scope: 'file', key, requestHash, now }, async () => {
        await markStored(tx, fileIds, now);
        return uploaded;
      }),
    )
    .catch(async (error: unknown) => {
      if (error instanceof Refusal) await forget(services, rows);
      throw error;
    });
  // A retry: the first answer counts, and the files stored this time are not needed.
  if (reply !== uploaded) await forget(services, rows);
  return reply;
}

/** Leftovers of a failure expire, or are erased by the clean-up. */
async function forget(services: Services, rows: readonly NewFile[]): Promise<void> {
  const fileIds = rows.map(({ fileId }) => fileId);
  try {
    await eraseContent(services, await deleteFiles(services.db, fileIds));
  } catch (error) {
    services.logger.warn({ error: describeError(error) }, 'an unneeded file is left to expire');
  }
}

function refuseWhenDiskIsFull(error: unknown): never {
  const isFull =
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
  throw isFull ? noRoom() : error;
}
