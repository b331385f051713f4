import type { Connection } from './ask-server.ts';
import type { DataFolder } from './inspect-data-folder.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { type TakenFolder, takeFolder } from './take-folder.ts';

export interface KeptFolder {
  /** The server is gone, or the folder is somebody else's by now. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/**
 * The connection with the lock also ends when one of Postgres' processes crashes, because all of them restart then.
 * The server lives on, and the folder must stay ours.
 */
export function keepFolder(
  first: TakenFolder,
  folder: DataFolder,
  connection: Connection,
  holder: string,
): KeptFolder {
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
      // Stopped while it is still ours: once the lock is free, another server may be at work in the folder.
      await stopPostmaster(folder.cluster, current.server);
      await current.client.end().catch(() => undefined);
    },
  };
}
