import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { askServer, type Connection, closeQuietly } from './ask-server.ts';
import { DataFolderError } from './data-folder-error.ts';
import type { DataFolder } from './inspect-data-folder.ts';
import { type LockFile, removeEmptyLockFiles } from './lock-file.ts';
import { lockFolder } from './lock-folder.ts';
import type { Postmaster } from './spawn-postmaster.ts';

/** Crash recovery replays the WAL. That can take minutes on a slow disk, and continues without us. */
const START_LIMIT_MS = 60_000;
const ANOTHER_TRY_LIMIT_MS = 3_000;
const ASK_AGAIN_MS = 30;
const TRY_AGAIN_MS = 200;

export interface TakenFolder {
  /** Holds the lock on the folder for as long as it is connected. */
  client: Client;
  server: LockFile;
}

/** Asks first: a server that outlived its launcher is reused. A new one is started only if none answers. */
export async function takeFolder(
  folder: DataFolder,
  connection: Connection,
  holder: string,
  start: () => Promise<Postmaster>,
): Promise<TakenFolder> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  let postmaster: Postmaster | undefined;
  let tryUntil: number | undefined;
  let last = 'it does not answer';
  try {
    while (Date.now() < giveUpAt) {
      const answer = await askServer(connection, folder.cluster, holder);
      if (answer.state === 'ready' && (await locked(answer.client, folder.root))) return answer;
      if (answer.state === 'busy') last = answer.why;
      if (answer.state === 'silent' && postmaster?.hasEnded()) {
        if (!postmaster.deservesAnotherTry()) throw await startFailed(folder, postmaster);
        tryUntil ??= Date.now() + ANOTHER_TRY_LIMIT_MS;
        const keepTrying = Date.now() < tryUntil || removeEmptyLockFiles(folder.cluster, connection.host);
        if (!keepTrying) throw await startFailed(folder, postmaster);
        postmaster = undefined;
        await sleep(TRY_AGAIN_MS);
      } else if (answer.state === 'silent') {
        postmaster ??= await start();
      }
      await sleep(ASK_AGAIN_MS);
    }
  } finally {
    postmaster?.letGo();
  }
  throw new DataFolderError(
    `Postgres in ${folder.cluster} is not ready after ${START_LIMIT_MS / 1000} s (${last}). ` +
      `It goes on in the background: start again in a minute, or look into ${folder.log}.`,
  );
}

/** False if the server went away meanwhile: then ask or start again. */
async function locked(client: Client, root: string): Promise<boolean> {
  try {
    await lockFolder(client, root);
    return true;
  } catch (error) {
    closeQuietly(client);
    if (error instanceof DataFolderError) throw error;
    return false;
  }
}

async function startFailed(folder: DataFolder, postmaster: Postmaster): Promise<DataFolderError> {
  return new DataFolderError(
    `Postgres could not start in ${folder.cluster}: ${await postmaster.reason()}. ` +
      `Check that the disk has space and can be written to, then start again; more may be in ${folder.log}.`,
  );
}
