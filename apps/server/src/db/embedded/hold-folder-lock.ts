import type { Connection } from './ask-server.ts';
import type { DataFolder } from './inspect-data-folder.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { type TakenFolder, takeFolder } from './take-folder.ts';

export interface FolderLock {
  /** Resolves when the server has ended, or another process has taken the folder. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Takes the lock again when its connection breaks. That happens when a Postgres process crashes, because Postgres then
 * restarts all of them. The server lives on, and the folder must stay ours.
 */
export function holdFolderLock(
  first: TakenFolder,
  folder: DataFolder,
  connection: Connection,
  holder: string,
): FolderLock {
  const { promise: lost, resolve: sayLost } = Promise.withResolvers<void>();
  let taken: Promise<TakenFolder | undefined> = Promise.resolve(first);
  let endExpected = false;

  function watch({ client }: TakenFolder): void {
    client.once('end', () => {
      if (endExpected) return;
      taken = takeFolder(folder, connection, holder, () => Promise.reject(new Error('gone'))).then(
        (again) => {
          watch(again);
          return again;
        },
        () => {
          sayLost();
          return undefined;
        },
      );
    });
  }

  watch(first);
  return {
    lost,
    async stop() {
      endExpected = true;
      const current = await taken;
      if (current === undefined) return;
      // Stop Postgres while we still hold the lock: once it is free, another server may be at work in the folder.
      await stopPostmaster(folder.cluster, current.server);
      await current.client.end().catch(() => undefined);
    },
  };
}
